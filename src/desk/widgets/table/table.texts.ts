import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const tableTexts = catalogue({
  en: {
    search: 'Search this list',
    allStates: 'All',
    export: 'Export CSV',
    count: (total: number) =>
      plural(total, { one: `${total} row`, other: `${total.toLocaleString('en-IN')} rows` }),
    countOf: (shown: number, total: number) =>
      `${shown.toLocaleString('en-IN')} of ${plural(total, { one: `${total} row`, other: `${total.toLocaleString('en-IN')} rows` })}`,
    more: 'Show more',
    currency: 'Currency',
    unit: 'Unit',
    noMatch: 'Nothing matches these words and filters.',
    clear: 'Clear search and filters',
    keys: 'Arrow keys move between rows, Enter opens, / searches.',
    keysAndChoice: 'Arrow keys move between rows, Enter opens, X selects, / searches.',
  },
});
