import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** The payments page: what is due and paid, credit, links and receipts. */
export const paymentsTexts = catalogue({
  en: {
    title: 'Payments',
    list: {
      label: 'Your payments',
      tabs: 'Payments by status',
      loading: 'Loading payments',
      viewOrders: 'View orders',
      empty: {
        due: { title: 'Nothing due', sentence: 'You have nothing to pay right now.' },
        overdue: { title: 'Nothing overdue', sentence: 'All your payments are on time.' },
        paid: { title: 'Nothing paid yet', sentence: 'Your payments and receipts appear here.' },
      },
    },
    card: {
      partOf: (part: string) => `${part} of`,
      pay: 'Pay',
      viewPayment: 'View payment',
      receipt: 'Receipt',
      named: (label: string, number: string, part: string) => `${label}: ${number}, ${part}`,
      taxDeducted: 'TDS deducted by you',
      leftOf: 'to pay of',
    },
    state: {
      paidThenCancelled: 'Paid, order cancelled',
      paid: 'Paid',
      waiting: 'Waiting for payment',
      later: 'Later',
      overdue: 'Overdue',
      onCredit: 'On credit',
      due: 'Due',
    },
    due: {
      paidOn: (date: string) => `Paid on ${date}`,
      on: (date: string) => `Due ${date}`,
      late: (days: number, date: string) =>
        plural(days, { one: `${days} day late, due ${date}`, other: `${days} days late, due ${date}` }),
      today: 'Due today',
      tomorrow: 'Due tomorrow',
    },
    credit: {
      region: 'Credit',
      title: 'Your credit',
      loading: 'Loading credit',
      accountCredit: 'account credit. You can apply it to any payment.',
      noLimit: 'You have no credit limit yet.',
      about: 'About credit',
      available: 'available',
      used: 'Credit used',
      usedOf: (used: string, limit: string) => `${used} of ${limit} used`,
      nearlyAll: ', nearly all',
      nextDue: 'Next due',
      overdueSince: 'Overdue since',
    },
    payOut: {
      action: 'Pay out to my bank account',
      account: 'Bank details',
      done: (amount: string, account: string) =>
        `We’ll transfer ${amount} to your account ${account} within 7 working days.`,
    },
    links: {
      title: 'Open payment links',
      text: 'Anyone with a link can pay that amount until it expires.',
      expires: (date: string) => `Expires ${date}`,
      end: 'Cancel link',
      endOf: (number: string) => `Cancel link: ${number}`,
      ended: 'The link no longer works.',
    },
    receipt: {
      title: 'Receipt',
      titleMany: 'Receipts',
      named: (number: string) => `Receipt ${number}`,
      loading: 'Loading receipt',
      none: 'No money was received through this payment, so there is no receipt.',
      print: 'Print or save as PDF',
      share: 'Share',
      copied: 'Receipt details copied.',
      shareText: (number: string, amount: string, company: string, order: string) =>
        `Receipt ${number}: ${amount} received from ${company} for order ${order}.`,
      gstin: (gstin: string) => `GSTIN ${gstin}`,
      receivedFrom: 'Received from',
      order: 'Order',
      part: 'For',
      paidBy: 'Paid by',
      taxDeducted: 'TDS deducted by you',
      accountCredit: 'Added to account credit',
      orderTotal: 'Order total',
      cancelled: 'Order cancelled',
      cancelledBecause: (date: string, reason: string) => `${date}: ${reason}`,
      left: 'Still to pay',
    },
  },
});
