import type { Translation } from '#ui/texts/translation.ts';
import type { sharingTexts as english } from './sharing.texts.ts';

export const sharingTexts: Translation<typeof english> = {
  copyName: 'लिंक',
  share: 'शेयर करें',
  whatsapp: 'WhatsApp',
  email: 'ईमेल',
  shareOnWhatsapp: 'WhatsApp पर भेजें',
  shareNamed: (what) => `WhatsApp पर भेजें: ${what}`,
  ways: 'लिंक भेजें',
};
