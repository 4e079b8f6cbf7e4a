import { catalogue } from './catalogue.ts';

/** What the components say themselves; every other word is handed to them. */
export const uiTexts = catalogue({
  en: {
    main: 'Main',
    wrong: 'Something went wrong !',
    tryAgain: 'Try again',
    offline: 'You are offline. Showing what was loaded last.',
    close: 'Close',
    dismiss: 'Dismiss',
    back: 'Back',
    loading: 'Loading',
    optional: '(optional)',
    unread: (count: number) => `, ${count} new`,
  },
});
