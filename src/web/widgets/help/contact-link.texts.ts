import { catalogue } from '#ui/texts/catalogue.ts';

export const contactLinkTexts = catalogue({ en: { contact: 'Contact us' } });
