import type { Translation } from '#ui/texts/translation.ts';
import type { orderWidgetsTexts as english } from './order-widgets.texts.ts';

export const orderWidgetsTexts: Translation<typeof english> = {
  costs: { total: 'মোট', roundOff: 'রাউন্ড অফ' },
  approval: {
    title: (number) => `অর্ডার ${number} পাকা করুন`,
    description: (amount) => `কোডটা শুধু এই অর্ডার ${amount}-এ পাকা করে, আর কিছু নয়।`,
    submit: 'অর্ডার পাকা করুন',
    sentTo: (to) => `${to}-এ কোড পাঠানো হয়েছে।`,
    lastCode: 'আমাদের পাঠানো শেষ কোডটা দিন।',
  },
  address: { thirdParty: 'অন্য কারও ঠিকানা', gstin: (gstin) => `GSTIN ${gstin}` },
  hold: { until: 'ধরা থাকবে:', endOf: (date) => `${date}-এর শেষ` },
  action: {
    pay: 'পেমেন্ট করুন',
    payNow: 'এখনই পেমেন্ট করুন',
    viewPayment: 'পেমেন্ট দেখুন',
    orderAgain: 'আবার অর্ডার দিন',
    open: 'অর্ডার দেখুন',
    named: (label, number) => `${label}: ${number}`,
    namedWith: (label, number, quality) => `${label}: ${number}, ${quality}`,
  },
  card: {
    poNumber: (number) => `PO ${number}`,
    total: 'মোট',
    dispatchBy: 'ডিসপ্যাচ কবে',
    likelyDispatch: 'সম্ভাব্য ডিসপ্যাচ',
    likelyDelivery: 'সম্ভাব্য ডেলিভারি',
    dispatchWasDue: 'ডিসপ্যাচের কথা ছিল',
    lateDate: (date, days) => `${date}, ${days} দিন দেরি`,
    onItsWay: 'আপনার কাছে আসছে',
    awaitsDelivery: 'ডেলিভারির অপেক্ষায়',
    deliveredOn: 'কবে ডেলিভারি',
    cancelledOn: 'কবে বাতিল',
    paidInFull: 'পুরো পেমেন্ট হয়েছে',
    toPay: (amount) => `${amount} বাকি`,
    overdue: (amount, date) => `${amount} বাকি, ${date} থেকে দেরি`,
  },
};
