import { catalogue } from '#ui/texts/catalogue.ts';

/** What every list says. */
export const listsTexts = catalogue({
  en: {
    end: 'End of list',
    more: 'Show more',
    search: {
      clear: 'Clear search',
    },
  },
});
