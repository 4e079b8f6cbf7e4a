import type { Translation } from '#ui/texts/translation.ts';
import type { msmeTexts as english } from './msme.texts.ts';

export const msmeTexts: Translation<typeof english> = {
  certificate: 'अपना उद्यम सर्टिफिकेट अपलोड करें',
  yes: 'हाँ, हमारा उद्यम नंबर है',
  notApplicable: 'हम पर लागू नहीं',
  notApplicableHelp: 'हम दोबारा नहीं पूछेंगे।',
  why: 'कानून माइक्रो, स्मॉल और मीडियम कारोबार को लेट पेमेंट से बचाता है। आपका जवाब क्रेडिट के भाव और ज़रूरी रिपोर्टों में काम आता है।',
  question: 'क्या आप MSME में रजिस्टर्ड हैं?',
  saved: 'जवाब सेव हो गया।',
  save: 'जवाब सेव करें',
  keepOld: 'पहले वाला जवाब रखें',
  doesNotApply: 'आपने बताया कि MSME रजिस्ट्रेशन आप पर लागू नहीं है।',
  udyam: 'उद्यम नंबर',
  class: 'श्रेणी',
  activity: 'काम',
  certificateFact: 'सर्टिफिकेट',
  answeredOn: (date) => `${date} को जवाब दिया`,
  change: 'जवाब बदलें',
  classHelp: {
    micro: 'टर्नओवर ₹10 करोड़ तक',
    small: 'टर्नओवर ₹100 करोड़ तक',
    medium: 'टर्नओवर ₹500 करोड़ तक',
  },
  udyamHelp: 'डैश हम लगा देंगे।',
  consent: 'आप यह जानकारी क्रेडिट और कानूनी रिपोर्टों में इस्तेमाल कर सकते हैं',
};
