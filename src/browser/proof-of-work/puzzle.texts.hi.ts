import type { Translation } from '#ui/texts/translation.ts';
import type { puzzleTexts as english } from './puzzle.texts.ts';

export const puzzleTexts: Translation<typeof english> = {
  busy: 'अभी साइन इन पर बहुत भीड़ है। यह पेज खुला रखें, एक मिनट तक लग सकता है।',
};
