import type { Translation } from '#ui/texts/translation.ts';
import type { listsTexts as english } from './lists.texts.ts';

export const listsTexts: Translation<typeof english> = {
  end: 'लिस्ट यहीं तक',
  more: 'और दिखाएँ',
  search: {
    clear: 'खोज हटाएँ',
  },
};
