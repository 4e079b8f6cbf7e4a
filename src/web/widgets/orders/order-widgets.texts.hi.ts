import type { Translation } from '#ui/texts/translation.ts';
import type { orderWidgetsTexts as english } from './order-widgets.texts.ts';

export const orderWidgetsTexts: Translation<typeof english> = {
  costs: { total: 'टोटल', roundOff: 'राउंड ऑफ' },
  approval: {
    title: (number) => `ऑर्डर ${number} कन्फर्म करें`,
    description: (amount) => `कोड से सिर्फ यह ऑर्डर ${amount} पर कन्फर्म होता है, और कुछ नहीं।`,
    submit: 'ऑर्डर कन्फर्म करें',
    sentTo: (to) => `${to} पर कोड भेज दिया।`,
    lastCode: 'हमारा भेजा आखिरी कोड डालें।',
  },
  address: { thirdParty: 'किसी और का पता', gstin: (gstin) => `GSTIN ${gstin}` },
  hold: {
    until: 'रिज़र्व कब तक:',
    endOf: (date) => `${date} के आखिर`,
  },
  action: {
    pay: 'पेमेंट करें',
    payNow: 'अभी पेमेंट करें',
    viewPayment: 'पेमेंट देखें',
    orderAgain: 'दोबारा मँगाएँ',
    open: 'ऑर्डर देखें',
    named: (label, number) => `${label}: ${number}`,
    namedWith: (label, number, quality) => `${label}: ${number}, ${quality}`,
  },
  card: {
    poNumber: (number) => `PO ${number}`,
    total: 'टोटल',
    dispatchBy: 'डिस्पैच कब तक',
    likelyDispatch: 'डिस्पैच की उम्मीद',
    likelyDelivery: 'डिलीवरी की उम्मीद',
    dispatchWasDue: 'डिस्पैच होना था',
    lateDate: (date, days) => `${date}, ${days} दिन लेट`,
    onItsWay: 'आपके पास आ रहा है',
    awaitsDelivery: 'डिलीवरी का इंतज़ार',
    deliveredOn: 'कब डिलीवर हुआ',
    cancelledOn: 'कब रद्द हुआ',
    paidInFull: 'पूरा पेमेंट हो गया',
    toPay: (amount) => `${amount} देना बाकी`,
    overdue: (amount, date) => `${amount} देना बाकी, ${date} से लेट`,
  },
};
