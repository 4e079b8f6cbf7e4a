import { catalogue } from '#ui/texts/catalogue.ts';

/** Sheets over the orders page: cancel, order again, change the quantity. */
export const orderSheetsTexts = catalogue({
  en: {
    close: 'Close',
    cancel: {
      title: (number: string) => `Cancel ${number}`,
      question: (number: string) => `Cancel ${number}?`,
      keep: 'Keep order',
      action: 'Cancel order',
      reason: 'Why are you cancelling?',
      loading: 'Loading the refund',
      refund: 'Refund',
      done: (number: string) => `${number} is cancelled.`,
      refundOnItsWay: (amount: string) => `${amount} will be refunded.`,
      backToCredit: (amount: string) => `${amount} is back in your account credit.`,
    },
    quantity: {
      title: (number: string) => `Change quantity of ${number}`,
      label: 'Quantity',
      ofColour: (colour: string) => `Quantity in ${colour}`,
      total: (quantity: string) => `Total ${quantity}`,
      what: (number: string) =>
        `We price the new quantity again. A new order replaces ${number} and keeps its hold.`,
      action: 'Change quantity',
      done: (number: string, before: string) => `${number} replaces ${before}.`,
    },
    reorder: {
      title: 'Order again',
      asIn: (number: string) => `Same as ${number}`,
      before: (quantity: string, rate: string) => `${quantity} at ${rate} last time`,
      loading: 'Loading today’s terms',
      same: 'Same rate and lead time as last time.',
      differences: 'What has changed',
      lastTime: 'Last time',
      today: 'Today',
      madeToOrder:
        'This fabric is made to order, so suppliers quote it again. We send them the same specification.',
      notOffered: 'This quality is no longer in our catalogue. You can ask suppliers to make it for you.',
      requiredBy: 'Required by',
      quantity: (quantity: string) => `${quantity}, as last time`,
      askQuotes: 'Ask for fresh quotes',
      editFirst: 'Edit specification first',
      missing: 'A few details are needed before suppliers can quote it.',
      completeQuery: 'Complete the query',
      continue: 'Continue to order',
      asked: 'Sent to suppliers. We’ll tell you when quotes arrive.',
    },
  },
});
