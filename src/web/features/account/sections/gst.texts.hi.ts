import type { Translation } from '#ui/texts/translation.ts';
import type { gstTexts as english } from './gst.texts.ts';

export const gstTexts: Translation<typeof english> = {
  defaultChanged: 'अब इनवॉइस पर यही नंबर आएगा।',
  removed: 'GST नंबर हट गया।',
  added: 'GST नंबर जुड़ गया।',
  nameUnknown: 'नाम अभी पता नहीं',
  makeDefault: 'डिफॉल्ट बनाएँ',
  makeDefaultOf: (gstin) => `${gstin} को डिफॉल्ट बनाएँ`,
  remove: 'हटाएँ',
  removeQuestion: (gstin) => `${gstin} हटाएँ? पुराने इनवॉइस पर रहेगा।`,
  verified: (date) => (date ? `${date} को वेरिफाई हुआ` : 'वेरिफाइड'),
  notVerified: 'अभी वेरिफाई नहीं',
  default: 'डिफॉल्ट',
  billInstead: (gstin) => `इसकी जगह ${gstin} रखें`,
  checkAddress: 'बिल का पता देख लें',
  help: '15 अक्षर, जैसा GST सर्टिफिकेट पर है।',
  useByDefault: 'इनवॉइस पर यही नंबर डिफॉल्ट रखें',
  verifyLater: 'अभी जोड़ें, बाद में वेरिफाई करें',
  addThis: 'यह नंबर जोड़ें',
  empty: 'अभी GST नंबर नहीं। ऑर्डर पर इनपुट टैक्स क्रेडिट लेने के लिए जोड़ें।',
  add: 'GST नंबर जोड़ें',
  oneForEachState: 'हर राज्य का एक नंबर। डिफॉल्ट वाला इनवॉइस पर आता है।',
};
