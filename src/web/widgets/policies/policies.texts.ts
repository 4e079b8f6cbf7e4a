import { catalogue } from '#ui/texts/catalogue.ts';

export const policiesTexts = catalogue({
  en: {
    titles: { terms: 'Terms of use', 'return-refund': 'Return and refund policy' },
    version: (version: string, since: string) => `Version ${version}, in force since ${since}`,
    loading: 'Loading',
    backToForm: 'Back to the form',
  },
});
