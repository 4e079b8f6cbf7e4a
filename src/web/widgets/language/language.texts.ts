import { catalogue } from '#ui/texts/catalogue.ts';

export const languageTexts = catalogue({
  en: { language: 'Language', help: 'Of the app and of messages. What you have begun is kept.' },
});
