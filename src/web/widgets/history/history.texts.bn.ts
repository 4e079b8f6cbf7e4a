import type { Translation } from '#ui/texts/translation.ts';
import type { historyTexts as english } from './history.texts.ts';

export const historyTexts: Translation<typeof english> = {
  more: 'আরও দেখান',
  end: 'তালিকা শেষ',
  loading: 'লোড হচ্ছে',
};
