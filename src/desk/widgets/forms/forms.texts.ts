import { catalogue } from '#ui/texts/catalogue.ts';

export const formTexts = catalogue({
  en: {
    cancel: 'Cancel',
    restored: 'You typed this earlier and haven’t sent it yet.',
    startAgain: 'Start again',
    chosen: (name: string) => `Attached: ${name}`,
    outdated: 'A colleague has just changed this. Load the latest version before you save.',
    reload: 'Load latest version',
  },
});
