import type { Translation } from '#ui/texts/translation.ts';
import type { verificationTexts as english } from './verification.texts.ts';

export const verificationTexts: Translation<typeof english> = {
  notAvailable: 'वेरिफाई नहीं हो सकता',
  verified: 'वेरिफाइड',
  notVerified: 'वेरिफाई नहीं',
};
