import { catalogue } from '#ui/texts/catalogue.ts';

export const comingSoonTexts = catalogue({
  en: {
    thisPart: 'This page',
    notOpen: (title: string) => `“${title}” is not open yet in this version.`,
    home: 'Go to home',
    signIn: 'Go to sign in',
  },
});
