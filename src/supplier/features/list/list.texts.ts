import { catalogue } from '#ui/texts/catalogue.ts';

export const listTexts = catalogue({
  en: {
    title: 'Enquiries and orders',
    signedInAs: (name: string) => `Signed in as ${name}`,
    late: (orders: number) =>
      orders === 1 ? '1 order is behind its plan.' : `${orders} orders are behind their plan.`,
    orders: 'Orders',
    noOrders: 'No orders yet. They appear here once a buyer has confirmed.',
    next: (task: string, day: string) => `Next: ${task}, by ${day}`,
    dispatchBy: (day: string) => `Dispatch by ${day}`,
    daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
    enquiries: 'Waiting for your quote',
    noEnquiries: 'No enquiry is waiting for you.',
    neededBy: (day: string) => `Needed by ${day}`,
    quotes: 'Your quotes',
    closed: 'Closed and declined',
    noBid: 'No bid',
    ended: 'Link ended',
    closedState: 'Closed',
    papers: 'Your documents',
    noPapers: 'Our orders to you appear here.',
    paper: (number: string) => `Our order ${number}`,
    paperOf: (day: string, goods: string) => `${day} · ${goods}`,
    openPaper: (number: string) => `Open PDF of ${number}`,
    invoices: (count: number, owed: string | null) =>
      `${count === 1 ? '1 invoice' : `${count} invoices`}, ${owed === null ? 'paid' : `${owed} open`}`,
    paperStates: { to_accept: 'To accept', accepted: 'Accepted', withdrawn: 'Withdrawn' },
    rating: 'Your rating',
    notRated: 'No buyer has rated your cloth yet.',
    stars: (stars: string, count: number) =>
      `${stars} of 5 from ${count === 1 ? '1 rating' : `${count} ratings`}`,
    ourStars: (stars: string) => `${stars} of 5, from our desk`,
    onTime: 'Orders sent on time',
    ordersDone: 'Orders completed',
    named: 'Buyers named',
    signOut: 'Sign out on this device',
    quoteStates: {
      with_desk: 'With our desk',
      with_buyer: 'With the buyer',
      approved: 'Approved',
      not_selected: 'Not selected',
      outdated: 'The cloth has changed',
    },
  },
});
