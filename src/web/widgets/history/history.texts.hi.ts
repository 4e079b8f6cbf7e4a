import type { Translation } from '#ui/texts/translation.ts';
import type { historyTexts as english } from './history.texts.ts';

export const historyTexts: Translation<typeof english> = {
  more: 'और दिखाएँ',
  end: 'लिस्ट यहीं तक',
  loading: 'लोड हो रहा है',
};
