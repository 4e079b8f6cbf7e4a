import type { Translation } from '#ui/texts/translation.ts';
import type { documentPageTexts as english } from './documents-page.texts.ts';

export const documentPageTexts: Translation<typeof english> = {
  loading: 'कागज़ लोड हो रहा है',
  ended: 'इस लिंक का समय निकल गया',
  endedText: 'भेजने वाले से नया माँगें, या अपने कागज़ देखने के लिए साइन इन करें।',
  signIn: 'साइन इन',
  signInTitle: 'यह कागज़ खोलने के लिए साइन इन करें',
  signInText: 'उसके बाद आप यहीं लौट आएँगे। किसी ने आपको कागज़ शेयर किया है, तो उनका भेजा पूरा लिंक खोलें।',
  endedForBuyer: 'भेजने वाले से नया माँगें। आपके अपने कागज़ आपके ऑर्डर में हैं।',
  viewOrders: 'ऑर्डर देखें',
  from: (seller) => `जारी किया: ${seller}`,
  order: (number) => `ऑर्डर ${number} के लिए`,
  issued: (number, date) => `${number} · ${date}`,
  replacedBy: (number) => `यह कागज़ रद्द है। इसकी जगह ${number} है।`,
  voided: (reason) => `यह कागज़ रद्द है। वजह: ${reason}`,
  download: (format) => `${format} डाउनलोड करें`,
  preparing: 'आपका कागज़ बन रहा है',
  notPrepared: 'यह कागज़ नहीं बन पाया। फिर कोशिश करें।',
};
