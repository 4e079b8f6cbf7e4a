import type { Translation } from '#ui/texts/translation.ts';
import type { sharingTexts as english } from './sharing.texts.ts';

export const sharingTexts: Translation<typeof english> = {
  copyName: 'লিংক',
  share: 'শেয়ার করুন',
  whatsapp: 'WhatsApp',
  email: 'ইমেল',
  shareOnWhatsapp: 'WhatsApp-এ পাঠান',
  shareNamed: (what) => `WhatsApp-এ পাঠান: ${what}`,
  ways: 'লিংক পাঠান',
};
