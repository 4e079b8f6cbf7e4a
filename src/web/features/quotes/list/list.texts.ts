import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const listTexts = catalogue({
  en: {
    title: 'Queries',
    query: 'Query',
    list: 'Your queries',
    tabs: 'Queries by state',
    loading: 'Loading queries',
    loadingOne: { region: 'Loading', part: 'Loading query' },
    search: 'Search queries',
    searchHint: 'Number, PO, colour or construction',
    noMatch: (words: string) => `No query here matches “${words}”.`,
    clearSearch: 'Clear search',
    addQuery: 'Add query',
    nothingBeside: 'Your queries open here.',
    unnamed: 'Fabric not described yet',
    requiredBy: (date: string) => `by ${date}`,
    po: (number: string) => `PO ${number}`,
    answerNeeded: 'Your answer is needed',
    newQuote: (what: string) => `New quote: ${what}`,
    revisedQuote: (what: string) => `Revised quote: ${what}`,
    arrived: (count: number) =>
      plural(count, { one: 'New quotes for 1 query', other: `New quotes for ${count} queries` }),
    figure: {
      nextStep: 'Next',
      step: (number: number, total: number, step: string) => `Step ${number} of ${total}: ${step}`,
      lastPart: 'Quantity and delivery',
      quotes: 'Quotes',
      noneYet: 'None yet',
      withSuppliers: 'Suppliers are preparing their quotes',
      reason: 'Reason',
      landedRate: 'Landed rate',
      bestLandedRate: (count: number) => `Lowest landed rate of ${count} quotes`,
      someLanded: (landed: number, all: number) =>
        plural(landed, {
          one: `Landed rate (1 of ${all} quotes)`,
          other: `Lowest landed rate (${landed} of ${all} quotes)`,
        }),
      noneOpen: 'None open',
      freightMissing: (count: number) =>
        plural(count, { one: '1, freight not quoted yet', other: `${count}, freight not quoted yet` }),
      exMillRate: 'Rate, freight extra',
      exMillRates: (count: number) => `Rate, freight extra (${count} quotes)`,
      approvedLanded: 'Approved landed rate',
      approvedExMill: 'Approved rate, freight extra',
      firstToExpire: (expiry: string) => `First one ${expiry}`,
    },
    action: {
      resume: 'Continue',
      answer: 'Answer',
      order: 'Continue to order',
      compare: 'Compare quotes',
      viewQuote: 'View quote',
      viewOrder: 'View order',
      open: 'Open',
    },
    actionOn: (action: string, quality: string) => `${action}: ${quality}`,
    quotes: (count: number) => plural(count, { one: '1 quote', other: `${count} quotes` }),
  },
});
