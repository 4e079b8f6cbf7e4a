import type { Translation } from '#ui/texts/translation.ts';
import type { listsTexts as english } from './lists.texts.ts';

export const listsTexts: Translation<typeof english> = {
  end: 'তালিকা শেষ',
  more: 'আরও দেখান',
  search: { clear: 'খোঁজা মুছুন' },
};
