import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** One quote: its card, its terms, what may be done with it. */
export const quoteTexts = catalogue({
  en: {
    version: (number: string, version: number) => `${number}, version ${version}`,
    landedRate: 'Landed rate',
    rate: 'Rate',
    lowest: 'Lowest',
    rateBeforeFreight: (rate: string) => `Rate ${rate}`,
    total: 'Total',
    totalWithoutFreight: 'Total without freight',
    roundOff: 'Round-off',
    forQuantity: (quantity: string) => `for ${quantity}`,
    fromBaseRate: (quantity: string, rate: string) => `for ${quantity}; base rate ${rate}`,
    days: (count: number) => plural(count, { one: `${count} day`, other: `${count} days` }),
    leadTime: (days: string) => `Lead time ${days}`,
    dispatchBy: (date: string) => `Dispatch by ${date}`,
    arrivesBy: (date: string) => `Arrives by ${date}`,
    readyBy: (date: string) => `Ready at the mill by ${date}`,
    early: (count: number) =>
      plural(count, { one: `${count} day before you need it`, other: `${count} days before you need it` }),
    late: (count: number) =>
      plural(count, { one: `${count} day after you need it`, other: `${count} days after you need it` }),
    onTheDay: 'on the day you need it',
    transitUnknown: 'delivery time not quoted',
    ownTransport: 'depends on your transport',
    term: (label: string, place: string | null) => (place === null ? label : `${label}, ${place}`),
    payment: {
      allAdvance: '100% in advance',
      beforeDispatch: 'before dispatch',
      noAdvance: (rest: string) => `No advance, 100% ${rest}`,
      advance: (percent: number, rest: string) => `${percent}% in advance, balance ${rest}`,
    },
    sample: {
      available: 'Sample in stock',
      on_request: 'Sample on request',
      not_available: 'No sample',
    },
    supplier: {
      notRated: 'not rated yet',
      rated: (rating: string) => `rated ${rating} of 5`,
      noDeliveries: 'no deliveries yet',
      onTime: (percent: number) => `${percent}% on time`,
      orders: (count: number) =>
        plural(count, { one: `${count} order delivered`, other: `${count} orders delivered` }),
    },
    tax: (label: string, percent: number) => `${label} ${percent}%`,
    arrived: (supplier: string, price: string) => `New quote: ${supplier}, ${price}`,
    revised: (supplier: string, price: string) => `Revised quote: ${supplier}, ${price}`,
    landed: (rate: string) => `${rate} landed`,
    differences: {
      none: 'Matches your specification',
      some: (count: number) =>
        plural(count, {
          one: `${count} difference from your specification`,
          other: `${count} differences from your specification`,
        }),
      one: (label: string, offered: string, requested: string) =>
        `${label}: ${offered} instead of ${requested}`,
    },
    missing: {
      title: {
        freight: (place: string | null) =>
          place === null ? 'Freight is not quoted yet' : `Freight to ${place} is not quoted yet`,
        tax: (_place: string | null) => 'Tax is not worked out yet',
      },
      next: 'Without it there is no total to approve. Ask us, and you get a revised quote with the full amount.',
      requested: 'We are on it. You can approve as soon as the revised quote with the full amount arrives.',
      ask: { freight: 'Ask for freight', tax: 'Ask for the tax' },
      sent: 'We have your request. A revised quote with the full amount follows.',
      price: 'Freight extra, not quoted yet',
    },
    olderRequest: 'You changed the query after this quote. We have asked the supplier for a new one.',
    allTerms: 'All terms',
    fewerTerms: 'Fewer terms',
    ofSupplier: (supplier: string) => ` of ${supplier}`,
    terms: {
      minimum: 'Minimum order',
      none: 'None',
      perColour: (length: string) => `${length} per colour`,
      byQuantity: 'Rate by quantity',
      lowestRate: 'You get the lowest rate',
      break: (from: string, rate: string) => `${from}: ${rate}`,
      tolerance: 'Quantity tolerance',
      plusMinus: (percent: number) => `± ${percent}%`,
      toleranceHelp: 'Billed on quantity dispatched',
      delivery: 'Delivery',
      dispatch: 'Dispatch by',
      leadTime: (days: string) => `Lead time ${days}`,
      arrival: 'Expected arrival',
      payment: 'Payment',
      sample: 'Sample',
      hsn: 'HSN',
      note: "Supplier's note",
      files: 'Files with this quote',
    },
    actions: {
      order: 'Continue to order',
      approve: 'Approve',
      counter: 'Counter-offer',
      renew: 'Ask to renew',
      renewed: (supplier: string) => `We have asked ${supplier} to renew the quote.`,
      messages: 'Messages',
      price: 'Price history',
      decline: 'Decline',
      of: (action: string, supplier: string) => `${action}: ${supplier}`,
    },
    offer: {
      quantity: (length: string) => `for ${length}`,
      leadTime: (days: string) => `lead time ${days}`,
      advance: (percent: number) => `${percent}% in advance`,
      balance: (when: string) => `balance ${when}`,
    },
    counter: {
      open: (offer: string, date: string) =>
        `You offered ${offer} on ${date}. The supplier hasn't answered yet.`,
      refused: (offer: string, rate: string) => `You offered ${offer}. The supplier is staying at ${rate}.`,
      answered: (offer: string, version: number, rate: string) =>
        `You offered ${offer}. The supplier answered with version ${version}: ${rate}.`,
    },
    validity: {
      expired: (number: string) => `Quote ${number} has expired.`,
      lastHour: (number: string) => `Quote ${number} expires within the hour.`,
    },
  },
});
