import { catalogue } from '#ui/texts/catalogue.ts';

/** The ways by which a link is sent on. */
export const sharingTexts = catalogue({
  en: {
    copyName: 'link',
    share: 'Share',
    whatsapp: 'WhatsApp',
    email: 'Email',
    shareOnWhatsapp: 'Share on WhatsApp',
    shareNamed: (what: string) => `Share on WhatsApp: ${what}`,
    ways: 'Send the link',
  },
});
