import { catalogue } from '#ui/texts/catalogue.ts';

export const puzzleTexts = catalogue({
  en: {
    busy: 'Sign-in is very busy right now. Please keep this page open; it can take up to a minute.',
  },
});
