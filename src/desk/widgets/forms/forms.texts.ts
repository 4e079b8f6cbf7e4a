import { catalogue } from '#ui/texts/catalogue.ts';

export const formTexts = catalogue({
  en: {
    cancel: 'Cancel',
    outdated:
      'A colleague changed this while you were editing. Load the latest version and make your changes again.',
    reload: 'Load latest version',
  },
});
