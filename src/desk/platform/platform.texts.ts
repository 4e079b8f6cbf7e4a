import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const platformTexts = catalogue({
  en: {
    waitSeconds: (count: number) =>
      plural(count, { one: `Try again in ${count} second.`, other: `Try again in ${count} seconds.` }),
    sessionEnded: 'Your session has ended. Please sign in again.',
  },
});
