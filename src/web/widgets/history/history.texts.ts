import { catalogue } from '#ui/texts/catalogue.ts';

export const historyTexts = catalogue({
  en: { more: 'Show more', end: 'End of list', loading: 'Loading' },
});
