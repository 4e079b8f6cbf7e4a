import { catalogue } from '#ui/texts/catalogue.ts';

export const formTexts = catalogue({
  en: {
    cancel: 'Cancel',
    restored: 'You typed this earlier and haven’t sent it yet.',
    startAgain: 'Start again',
    chosen: (name: string) => `Attached: ${name}`,
    outdated: 'A colleague has just changed this. Load the latest version before you save.',
    reload: 'Load latest version',
    freshCode: {
      title: 'Confirm it’s you',
      send: 'Send code',
      sentTo: (address: string) => `We sent a 6-digit code to ${address}.`,
      code: 'Code',
      verify: 'Confirm',
      again: 'Send a new code',
    },
  },
});
