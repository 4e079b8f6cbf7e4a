import { catalogue } from '#ui/texts/catalogue.ts';

export const verificationTexts = catalogue({
  en: { notAvailable: 'Verification not available', verified: 'Verified', notVerified: 'Not verified' },
});
