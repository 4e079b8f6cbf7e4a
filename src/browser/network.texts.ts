import { catalogue } from '#ui/texts/catalogue.ts';

export const networkTexts = catalogue({
  en: {
    offline: 'You are offline. Check your connection and try again.',
    unreachable: 'We could not reach the server. Check your connection and try again.',
  },
});
