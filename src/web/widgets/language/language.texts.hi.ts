import type { Translation } from '#ui/texts/translation.ts';
import type { languageTexts as english } from './language.texts.ts';

export const languageTexts: Translation<typeof english> = {
  language: 'भाषा',
  help: 'ऐप और मैसेज की भाषा। अधूरा काम बना रहेगा।',
};
