import { catalogue } from '#ui/texts/catalogue.ts';

/** How a payment ended, or how far it has come. */
export const resultTexts = catalogue({
  en: {
    goToPayments: 'Go to payments',
    seeReceipts: 'View receipts',
    orderAgain: 'Order again',
    allQueries: 'All queries',
    checking: {
      title: 'We are confirming your payment',
      text: (number: string) =>
        `Your bank hasn’t replied yet. If you have paid, please don’t pay order ${number} again.`,
      leave: 'You don’t need to wait here. This page updates by itself, and no payment gets lost.',
      again: 'Back to payment page',
    },
    paid: {
      received: 'Payment received',
      onCredit: 'Order placed on credit',
      seeOrder: 'View order',
      seePayments: 'View payments',
      confirmed: (number: string, date: string) =>
        `Order ${number} is confirmed. Dispatch is planned by ${date}.`,
      recorded: (number: string) => `We have recorded it for order ${number}.`,
      settled: (number: string) => `Order ${number} is fully paid.`,
      left: (amount: string, when: string) => `Still to pay: ${amount}, ${when}.`,
    },
    partPaid: {
      title: 'Part payment received',
      action: 'Pay the rest',
      left: (amount: string, number: string) => `${amount} of order ${number} is still to be paid.`,
      confirms: 'The order is confirmed once it is paid.',
    },
    back: {
      refunded: 'Your refund is on its way',
      refunding: 'We are refunding your payment',
      text: (number: string) =>
        `Order ${number} is no longer open, so your money goes back the way it came. Banks take 5 to 7 working days.`,
      creditTitle: 'Your account credit is back',
      creditText: (number: string) =>
        `Order ${number} is no longer open. You can use this credit for your next order.`,
      twiceTitle: 'Paid twice: we refund this one',
      twiceText: (number: string) =>
        `This part of order ${number} was already paid and stays paid. We refund the second payment the way it came. Banks take 5 to 7 working days.`,
    },
    holdEnded: {
      title: 'The hold has expired',
      text: (number: string) =>
        `We no longer hold the price and stock of order ${number}. You have not been charged; if a payment still arrives, we refund it.`,
    },
    cancelled: {
      title: 'This order is cancelled',
      byYou: (number: string) => `You or a colleague cancelled order ${number}. There is nothing to pay.`,
      byUs: (number: string) => `We had to cancel order ${number}. There is nothing to pay.`,
    },
    nothingDue: {
      title: 'Nothing left to pay',
      text: (number: string) => `Order ${number} is fully paid.`,
    },
  },
});
