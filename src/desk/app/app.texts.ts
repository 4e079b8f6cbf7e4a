import { catalogue } from '#ui/texts/catalogue.ts';

/** The names of all screens of the desk, and what stands around them. */
export const appTexts = catalogue({
  en: {
    skip: 'Skip to content',
    desk: 'Desk',
    navigation: 'Screens of the desk',
    menu: 'Menu',
    signOut: 'Sign out',
    failed: 'This screen could not be shown',
    notLoaded: 'This screen did not load',
    checkConnection: 'Check your connection and try again.',
    groups: {
      sales: 'Sales',
      production: 'Production',
      money: 'Money',
      house: 'Marketplace',
    },
    titles: {
      signIn: 'Sign in',
      today: 'Today',
      requests: 'Requests',
      request: 'Request',
      demoRequests: 'Demo requests',
      orders: 'Orders',
      order: 'Order',
      board: 'Production board',
      transfers: 'Bank transfers',
      lettersOfCredit: 'Letters of credit',
      refunds: 'Refunds',
      refusedProofs: 'Refused proofs',
      ledger: 'Ledger',
      companies: 'Companies',
      reviews: 'Verification',
      suppliers: 'Suppliers',
      tables: 'Tables',
      people: 'People and access',
      audit: 'Audit trail',
    },
    roles: { desk: 'Desk', production: 'Production', accounts: 'Accounts', owner: 'Owner' },
  },
});
