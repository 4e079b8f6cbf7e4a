import type { Translation } from '#ui/texts/translation.ts';
import type { searchLinkTexts as english } from './search-link.texts.ts';

export const searchLinkTexts: Translation<typeof english> = {
  search: 'सब में खोजें',
  fabrics: 'कपड़े',
};
