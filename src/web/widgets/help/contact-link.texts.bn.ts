import type { Translation } from '#ui/texts/translation.ts';
import type { contactLinkTexts as english } from './contact-link.texts.ts';

export const contactLinkTexts: Translation<typeof english> = {
  contact: 'যোগাযোগ করুন',
};
