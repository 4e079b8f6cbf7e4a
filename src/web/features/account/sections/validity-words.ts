/** How far a WhatsApp number can be used, in words for the customer. */
import { WHATSAPP_VALIDITY_LABEL } from '#domain/account/whatsapp-validity.ts';
import type { ChipTone } from '#ui/chip.tsx';

type Words = { label: string; meaning: string; tone: ChipTone };

export const VALIDITY_WORDS: Readonly<Record<20 | 40 | 80 | 100, Words>> = {
  20: {
    label: WHATSAPP_VALIDITY_LABEL.invalid,
    meaning: 'The code failed, or this number has no WhatsApp. Nothing is sent to it.',
    tone: 'bad',
  },
  40: {
    label: WHATSAPP_VALIDITY_LABEL.not_opted_in,
    meaning: 'The number is yours, but you have not asked for messages on it.',
    tone: 'neutral',
  },
  80: {
    label: WHATSAPP_VALIDITY_LABEL.soft_valid,
    meaning: 'You asked for messages; the first one has not arrived yet.',
    tone: 'info',
  },
  100: {
    label: WHATSAPP_VALIDITY_LABEL.valid,
    meaning: 'A message has reached you here.',
    tone: 'good',
  },
};
