import { catalogue } from '#ui/texts/catalogue.ts';

export const formTexts = catalogue({
  en: { cancel: 'Cancel' },
});
