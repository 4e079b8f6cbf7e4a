/** How far a WhatsApp number can be used, in words for the customer. */
import type { ChipTone } from '#ui/surfaces/chip.tsx';
import { WHATSAPP_VALIDITY_LABEL } from '#words/page/account.ts';
import { preferencesTexts } from './preferences.texts.ts';

const MEANING = preferencesTexts.whatsapp.meaning;

type Words = { label: string; meaning: string; tone: ChipTone };

export const VALIDITY_TEXTS: Readonly<Record<20 | 40 | 80 | 100, Words>> = {
  20: {
    label: WHATSAPP_VALIDITY_LABEL.invalid,
    meaning: MEANING[20],
    tone: 'bad',
  },
  40: {
    label: WHATSAPP_VALIDITY_LABEL.not_opted_in,
    meaning: MEANING[40],
    tone: 'neutral',
  },
  80: {
    label: WHATSAPP_VALIDITY_LABEL.soft_valid,
    meaning: MEANING[80],
    tone: 'info',
  },
  100: {
    label: WHATSAPP_VALIDITY_LABEL.valid,
    meaning: MEANING[100],
    tone: 'good',
  },
};
