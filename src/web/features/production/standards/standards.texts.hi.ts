import type { Translation } from '#ui/texts/translation.ts';
import type { standardsTexts as english } from './standards.texts.ts';

export const standardsTexts: Translation<typeof english> = {
  open: { colour: 'स्टैंडर्ड भेजें', artwork: 'आर्टवर्क भेजें', design: 'डिज़ाइन भेजें' },
  title: { colour: 'कलर स्टैंडर्ड', artwork: 'आर्टवर्क', design: 'डिज़ाइन' },
  due: (day) => `${day} तक चाहिए`,
  how: 'कैसे भेजेंगे?',
  methods: {
    pantone: { label: 'Pantone नंबर', help: 'सबसे जल्दी: सैंपलिंग तुरंत शुरू होगी।' },
    file: { label: 'फोटो या फाइल अपलोड करें', help: 'हम एक दिन में चेक कर लेंगे।' },
    courier: { label: 'कूरियर से भेजें', help: 'हाथ में स्वैच हो तो मैच सबसे अच्छा आता है।' },
  },
  pantone: (colour) => (colour ? `${colour} का Pantone नंबर` : 'Pantone नंबर'),
  pantoneHelp: 'टेक्सटाइल नंबर, जैसे 19-4052 TCX',
  file: (colour) => (colour ? `${colour} की फोटो या फाइल` : 'फोटो या फाइल'),
  parcel: (colours) => `पार्सल में: ${colours}`,
  courier: 'कूरियर',
  courierNumber: 'ट्रैकिंग नंबर',
  note: 'नोट',
  noteHelp: {
    colour: 'लाइट सोर्स, या डायर को जो भी पता होना चाहिए।',
    artwork: 'रिपीट साइज़ और कलरवे, या लेयर वाली फाइलों का लिंक (AI, PSD, TIFF)।',
    design: 'रिपीट साइज़ और यार्न के रंग, या CAD का लिंक।',
  },
  submit: {
    pantone: 'यही नंबर रखें',
    file: 'चेक के लिए भेजें',
    courier: 'मैंने भेज दिया',
  },
  toast: {
    pantone: 'कलर स्टैंडर्ड दर्ज हो गया।',
    file: 'भेज दिया। हम चेक करके कन्फर्म करेंगे।',
    courier: 'धन्यवाद। पहुँचते ही हम कन्फर्म करेंगे।',
  },
  refused: 'हमें दूसरा चाहिए',
  done: 'अभी आपसे कुछ नहीं चाहिए।',
  close: 'बंद करें',
  given: (day) => `${day} को भेजा`,
  loading: 'स्टैंडर्ड लोड हो रहे हैं',
};
