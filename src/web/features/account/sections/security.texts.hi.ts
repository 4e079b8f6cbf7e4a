import type { Translation } from '#ui/texts/translation.ts';
import type { securityTexts as english } from './security.texts.ts';

export const securityTexts: Translation<typeof english> = {
  devices: {
    lastUsed: (date) => `आखिरी बार ${date} को इस्तेमाल`,
    thisDevice: 'यह डिवाइस',
    signOut: 'साइन आउट',
    signOutOf: (device) => `${device} को साइन आउट करें`,
    signedOut: 'डिवाइस साइन आउट हो गया।',
    question: 'इस डिवाइस को साइन आउट करें?',
    cancel: 'रहने दें',
    effect: (device) => `${device} पर फिर से साइन इन के लिए नया कोड लगेगा।`,
  },
  history: {
    empty: 'अभी कोई बदलाव नहीं।',
    label: 'बदलाव, नया सबसे ऊपर',
    by: (who, device) => (device ? `${who}, ${device}` : who),
  },
  policies: { version: (version) => `वर्शन ${version}` },
};
