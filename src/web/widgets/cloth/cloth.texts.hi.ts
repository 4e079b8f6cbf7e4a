import type { Translation } from '#ui/texts/translation.ts';
import type { clothTexts as english } from './cloth.texts.ts';

export const clothTexts: Translation<typeof english> = {
  drawn: 'कंस्ट्रक्शन से बना चित्र',
  allDrawn: 'चित्र हर कपड़े के कंस्ट्रक्शन से बने हैं।',
};
