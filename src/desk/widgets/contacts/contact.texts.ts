import { catalogue } from '#ui/texts/catalogue.ts';

export const contactTexts = catalogue({
  en: {
    whatsapp: (number: string) => `WhatsApp ${number}`,
  },
});
