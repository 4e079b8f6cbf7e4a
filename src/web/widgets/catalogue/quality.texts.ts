import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** What is said of a ready quality wherever it is shown. */
export const qualityTexts = catalogue({
  en: {
    exMill: 'ex-mill, freight extra',
    beside: (rate: string) => `= ${rate}`,
    noRate: 'No rate today',
    expired: (date: string) => `Rate expired on ${date}`,
    lastRate: (rate: string) => `Last rate ${rate}`,
    askRate: 'Ask for a rate',
    askRateFor: (quality: string) => `Ask for a rate: ${quality}`,
    order: 'Order now',
    orderOf: (quality: string) => `Order now: ${quality}`,
    change: {
      down: (amount: string, percent: string) => `Down ${amount} (${percent}) since last week`,
      up: (amount: string, percent: string) => `Up ${amount} (${percent}) since last week`,
      steady: 'No change since last week',
      unknown: 'New this week',
      slight: 'less than 0.1%',
    },
    minimum: (length: string) => `Min. ${length}`,
    leadTime: (days: number) =>
      plural(days, { one: `${days} day to dispatch`, other: `${days} days to dispatch` }),
    wholeLots: 'Sold in whole lots',
    available: (length: string) => `${length} available`,
    soldOut: 'Sold out',
    noReturns: 'Cannot be returned',
    saleEnds: {
      days: (count: number) =>
        plural(count, { one: `Sale ends in ${count} day`, other: `Sale ends in ${count} days` }),
      hours: (count: number) =>
        plural(count, { one: `Sale ends in ${count} hour`, other: `Sale ends in ${count} hours` }),
      minutes: (count: number) =>
        plural(count, { one: `Sale ends in ${count} minute`, other: `Sale ends in ${count} minutes` }),
      over: 'Sale ended',
    },
  },
});
