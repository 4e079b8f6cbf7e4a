import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

export const platformTexts = catalogue({
  en: {
    tryAgainIn: (wait: string) => `Try again in ${wait}.`,
    seconds: (count: number) => plural(count, { one: `${count} second`, other: `${count} seconds` }),
    minutes: (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
    sentToSuppliers: (number: string) => `${number} is sent to suppliers.`,
    loggedOut: 'You have been logged out, please login again.',
  },
});
