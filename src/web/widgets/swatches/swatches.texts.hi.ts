import type { Translation } from '#ui/texts/translation.ts';
import type { swatchesTexts as english } from './swatches.texts.ts';

export const swatchesTexts: Translation<typeof english> = {
  title: 'स्वैच',
  lead: 'ऑर्डर से पहले कपड़ा हाथ में लेकर देखें। हम टुकड़ा काटकर कूरियर से भेजेंगे।',
  charge: (charge, days) =>
    `कटिंग और कूरियर के ${charge}, डिलीवरी पर देने हैं। ${days} दिन में यह कपड़ा ऑर्डर करेंगे तो यह रकम आपके अकाउंट में वापस जमा होगी।`,
  request: 'स्वैच मँगाएँ',
  requestAgain: 'एक और स्वैच मँगाएँ',
  failed: 'आपके स्वैच लोड नहीं हो पाए।',
  retry: 'फिर कोशिश करें',
  sheetTitle: 'स्वैच मँगाएँ',
  to: 'कहाँ भेजें',
  noAddress: 'पता जोड़ें, ताकि हमें पता हो कहाँ भेजना है।',
  addAddress: 'पता जोड़ें',
  note: 'हमारे लिए नोट',
  noteHelp: 'जैसे कौन सा रंग या फिनिश देखना है।',
  send: 'स्वैच मँगाएँ',
  requested: 'स्वैच की रिक्वेस्ट मिल गई। भेजते ही बताएँगे।',
  cancel: 'रिक्वेस्ट रद्द करें',
  cancelled: 'स्वैच की रिक्वेस्ट रद्द हो गई।',
  number: (number, day) => `${number} · ${day} को मँगाया`,
  courier: (courier, number) => `${courier}, ट्रैकिंग नंबर ${number}`,
  sentOn: (day) => `${day} को भेजा`,
  preparing: 'आपका स्वैच तैयार हो रहा है।',
  paper: {
    invoice: (number) => `टैक्स इनवॉइस ${number}`,
    credit_note: (number) => `क्रेडिट नोट ${number}`,
  },
  chargeState: {
    due: (charge) => `${charge} कूरियर वाले को देने हैं`,
    paid: (charge) => `${charge} दे दिए। ऑर्डर करने पर वापस मिलेंगे।`,
    returned: (charge) => `${charge} अकाउंट में वापस जमा हुए`,
    dropped: () => 'कुछ देना नहीं',
  },
};
