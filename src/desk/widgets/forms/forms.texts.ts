import { catalogue } from '#ui/texts/catalogue.ts';

export const formTexts = catalogue({
  en: {
    cancel: 'Cancel',
    outdated: 'A colleague has just changed this. Load the latest version before you save.',
    reload: 'Load latest version',
  },
});
