import type { Translation } from '#ui/texts/translation.ts';
import type { companyNoticeTexts as english } from './company-notices.texts.ts';

export const companyNoticeTexts: Translation<typeof english> = {
  notYourRole: 'यह आपके रोल में नहीं है',
  notYourRoleHere: (whom) => `इस कंपनी में आपके रोल में यह काम नहीं आता। ${whom}`,
  home: 'होम पर जाएँ',
  merged: {
    label: 'मिलाई हुई कंपनी',
    text: (name) => `यह कंपनी ${name} में मिला दी गई है। खुले ऑर्डर यहीं पूरे करें; नई क्वेरी और ऑर्डर वहाँ शुरू करें।`,
    switch: (name) => `${name} पर जाएँ`,
  },
};
