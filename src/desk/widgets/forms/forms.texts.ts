import { catalogue } from '#ui/texts/catalogue.ts';

export const formTexts = catalogue({
  en: {
    cancel: 'Cancel',
    outdated: 'A colleague has changed this while you had it open. Your changes cannot be saved over theirs.',
    reload: 'Load the latest',
  },
});
