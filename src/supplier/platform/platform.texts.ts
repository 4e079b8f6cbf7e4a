import { catalogue } from '#ui/texts/catalogue.ts';

export const platformTexts = catalogue({
  en: {
    loading: 'Loading',
    offline: 'No connection. Check your network and try again.',
    failed: 'Something went wrong. Please try again.',
  },
});
