import type { Translation } from '#ui/texts/translation.ts';
import type { resultTexts as english } from './result.texts.ts';

export const resultTexts: Translation<typeof english> = {
  goToPayments: 'পেমেন্টে যান',
  seeReceipts: 'রসিদ দেখুন',
  orderAgain: 'আবার অর্ডার দিন',
  allQueries: 'সব কোয়েরি',
  checking: {
    title: 'আপনার পেমেন্ট যাচাই হচ্ছে',
    text: (number) => `আপনার ব্যাংক এখনও জবাব দেয়নি। টাকা দিয়ে থাকলে অর্ডার ${number}-এর পেমেন্ট আবার করবেন না।`,
    leave: 'এখানে বসে থাকতে হবে না। পেজটা নিজেই বদলাবে, কোনো পেমেন্ট হারায় না।',
    again: 'পেমেন্ট পেজে ফিরে যান',
  },
  paid: {
    received: 'পেমেন্ট পেয়েছি',
    onCredit: 'ক্রেডিটে অর্ডার হয়েছে',
    seeOrder: 'অর্ডার দেখুন',
    seePayments: 'পেমেন্ট দেখুন',
    confirmed: (number, date) => `অর্ডার ${number} পাকা হয়েছে। ${date}-এর মধ্যে ডিসপ্যাচের প্ল্যান।`,
    recorded: (number) => `অর্ডার ${number}-এ তোলা হয়েছে।`,
    settled: (number) => `অর্ডার ${number}-এর পুরো পেমেন্ট হয়েছে।`,
    left: (amount, when) => `এখনও বাকি: ${amount}, ${when}।`,
  },
  partPaid: {
    title: 'কিছু পেমেন্ট পেয়েছি',
    action: 'বাকিটা দিন',
    left: (amount, number) => `অর্ডার ${number}-এর ${amount} এখনও বাকি।`,
    confirms: 'পেমেন্ট হলেই অর্ডার পাকা হবে।',
  },
  back: {
    refunded: 'আপনার রিফান্ড পাঠানো হয়েছে',
    refunding: 'আপনার টাকা ফেরত দিচ্ছি',
    text: (number) =>
      `অর্ডার ${number} আর খোলা নেই, তাই টাকা যেভাবে এসেছিল সেভাবেই ফেরত যাচ্ছে। ব্যাংকের 5 থেকে 7 কাজের দিন লাগে।`,
    creditTitle: 'আপনার জমা ফেরত এসেছে',
    creditText: (number) => `অর্ডার ${number} আর খোলা নেই। এই জমা পরের অর্ডারে লাগাতে পারেন।`,
    twiceTitle: 'দুবার পেমেন্ট: এটা ফেরত দিচ্ছি',
    twiceText: (number) =>
      `অর্ডার ${number}-এর এই অংশ আগেই দেওয়া ছিল, দেওয়াই থাকছে। দ্বিতীয় পেমেন্ট যেভাবে এসেছিল সেভাবেই ফেরত দেব। ব্যাংকের 5 থেকে 7 কাজের দিন লাগে।`,
  },
  holdEnded: {
    title: 'ধরে রাখার সময় শেষ',
    text: (number) => `অর্ডার ${number}-এর দর ও মাল আর ধরা নেই। আপনার টাকা কাটেনি; কোনো পেমেন্ট এলে ফেরত দেব।`,
  },
  cancelled: {
    title: 'এই অর্ডার বাতিল',
    byYou: (number) => `অর্ডার ${number} আপনি বা আপনার সহকর্মী বাতিল করেছেন। কিছু দিতে হবে না।`,
    byUs: (number) => `অর্ডার ${number} আমাদের বাতিল করতে হয়েছে। কিছু দিতে হবে না।`,
  },
  nothingDue: {
    title: 'কিছু বাকি নেই',
    text: (number) => `অর্ডার ${number}-এর পুরো পেমেন্ট হয়ে গেছে।`,
  },
};
