import { catalogue } from '#ui/texts/catalogue.ts';

export const feedbackLinkTexts = catalogue({ en: { rate: 'Rate this order' } });
