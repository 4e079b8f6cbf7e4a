import type { Translation } from '#ui/texts/translation.ts';
import type { verificationTexts as english } from './verification.texts.ts';

export const verificationTexts: Translation<typeof english> = {
  notAvailable: 'যাচাই করা যাচ্ছে না',
  verified: 'যাচাই করা',
  notVerified: 'যাচাই হয়নি',
};
