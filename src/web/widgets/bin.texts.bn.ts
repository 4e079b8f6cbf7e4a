import type { Translation } from '#ui/texts/translation.ts';
import type { binTexts as english } from './bin.texts.ts';

export const binTexts: Translation<typeof english> = {
  label: 'BIN',
};
