import type { Translation } from '#ui/texts/translation.ts';
import type { puzzleTexts as english } from './puzzle.texts.ts';

export const puzzleTexts: Translation<typeof english> = {
  busy: 'এখন সাইন ইনে খুব ভিড়। পেজটা খোলা রাখুন, এক মিনিট পর্যন্ত লাগতে পারে।',
};
