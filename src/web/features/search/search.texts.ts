import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** What the search over everything says. */
export const searchTexts = catalogue({
  en: {
    title: 'Search',
    label: 'Search orders, queries, quotes, documents and fabrics',
    placeholder: 'Number, PO, colour or 40x40/120x80',
    hint: 'Search by number, PO, colour or construction, such as 40x40/120x80 58.',
    recent: 'Recent searches',
    clearRecent: 'Clear',
    loading: 'Searching',
    found: (count: number) => plural(count, { one: `${count} result`, other: `${count} results` }),
    none: (words: string) => `Nothing found for “${words}”`,
    noneText: 'Check the spelling, or create a query and suppliers send you their rates.',
    createQuery: 'Create a query',
    groups: {
      orders: 'Orders',
      requests: 'Queries',
      quotes: 'Quotes',
      documents: 'Documents',
      qualities: 'Fabrics',
    },
    more: 'Show more',
    allGroups: 'All results',
    seeAll: (group: string, count: number) => `See all ${count}: ${group}`,
  },
});
