import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** Cards of orders, their costs and addresses, wherever they are shown. */
export const orderWidgetsTexts = catalogue({
  en: {
    costs: { total: 'Total', roundOff: 'Round-off' },
    approval: {
      title: (number: string) => `Confirm order ${number}`,
      description: (amount: string) => `The code confirms this order at ${amount} and nothing else.`,
      submit: 'Confirm order',
      sentTo: (to: string) => `Code sent to ${to}.`,
      lastCode: 'Enter the last code we sent you.',
    },
    address: { thirdParty: 'Someone else’s address', gstin: (gstin: string) => `GSTIN ${gstin}` },
    hold: {
      until: 'Held until',
      endOf: (date: string) => `the end of ${date}`,
    },
    action: {
      pay: 'Pay',
      payNow: 'Pay now',
      viewPayment: 'View payment',
      orderAgain: 'Order again',
      open: 'View order',
      named: (label: string, number: string) => `${label}: ${number}`,
      namedWith: (label: string, number: string, quality: string) => `${label}: ${number}, ${quality}`,
    },
    card: {
      poNumber: (number: string) => `PO ${number}`,
      total: 'Total',
      dispatchBy: 'Dispatch by',
      likelyDispatch: 'Likely dispatch',
      likelyDelivery: 'Likely delivery',
      dispatchWasDue: 'Dispatch was due',
      lateDate: (date: string, days: number) =>
        plural(days, { one: `${date}, ${days} day late`, other: `${date}, ${days} days late` }),
      onItsWay: 'On its way to you',
      awaitsDelivery: 'Waiting for delivery',
      deliveredOn: 'Delivered on',
      cancelledOn: 'Cancelled on',
      paidInFull: 'Paid in full',
      toPay: (amount: string) => `${amount} to pay`,
      overdue: (amount: string, date: string) => `${amount} to pay, overdue since ${date}`,
    },
  },
});
