import type { Translation } from '#ui/texts/translation.ts';
import type { fabricListsTexts as english } from './fabric-lists.texts.ts';

export const fabricListsTexts: Translation<typeof english> = {
  title: 'কাপড়',
  lists: { live: 'আজকের দর', top: 'বেশি বিক্রি হয়', sale: 'স্টক সেল' },
};
