import type { Translation } from '#ui/texts/translation.ts';
import type { fabricListsTexts as english } from './fabric-lists.texts.ts';

export const fabricListsTexts: Translation<typeof english> = {
  title: 'कपड़े',
  lists: { live: 'आज के भाव', top: 'ज़्यादा बिकने वाले', sale: 'स्टॉक सेल' },
};
