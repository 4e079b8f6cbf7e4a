import type { Translation } from '#ui/texts/translation.ts';
import type { languageTexts as english } from './language.texts.ts';

export const languageTexts: Translation<typeof english> = {
  language: 'ভাষা',
  help: 'অ্যাপ ও মেসেজের ভাষা। শুরু করা কাজ থেকে যাবে।',
};
