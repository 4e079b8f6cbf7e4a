import type { Translation } from '#ui/texts/translation.ts';
import type { feedbackLinkTexts as english } from './feedback-link.texts.ts';

export const feedbackLinkTexts: Translation<typeof english> = {
  rate: 'इस ऑर्डर को रेटिंग दें',
};
