import type { Translation } from '#ui/texts/translation.ts';
import type { paymentWidgetsTexts as english } from './payment-widgets.texts.ts';

export const paymentWidgetsTexts: Translation<typeof english> = {
  copy: {
    action: 'কপি করুন',
    name: (label) => `কপি করুন: ${label}`,
    done: (label) => `কপি হয়েছে: ${label}।`,
    blocked: 'ব্রাউজার কপি করতে দেয়নি। কপি করতে লেখাটা চেপে ধরুন।',
  },
  bank: {
    holder: 'অ্যাকাউন্ট কার নামে',
    name: 'ব্যাংক',
    account: 'অ্যাকাউন্ট নম্বর',
    amountIn: (currency) => `টাকা ${currency}-তে`,
    reference: 'পেমেন্ট রেফারেন্স',
  },
  inProgress: {
    bank_transfer: 'ট্রান্সফার দেখা হচ্ছে',
    letter_of_credit: 'লেটার অফ ক্রেডিট দেখা হচ্ছে',
    letter_accepted: 'লেটার অফ ক্রেডিটে আছে',
  },
  plan: {
    invoice: (number) => `ইনভয়েস ${number}`,
    shipment: (number) => `শিপমেন্ট ${number}`,
    dueOn: (date) => `${date}-এর মধ্যে দিতে হবে`,
    wasDueOn: (date) => `${date}-এর মধ্যে দেওয়ার কথা ছিল`,
    refund: 'রিফান্ড',
    paidEarlier: 'আগে দেওয়া',
    paid: 'পেমেন্ট হয়েছে',
    cancelled: 'বাতিল',
    overdue: 'দেরি',
    onCredit: 'ক্রেডিটে',
    dueNow: 'এখন দিতে হবে',
    toPay: 'দিতে হবে',
    later: 'পরে',
    received: (amount) => `${amount} পাওয়া গেছে`,
    taxDeducted: (amount) => `${amount} TDS কাটা`,
    writtenOff: (amount) => `${amount} মাফ`,
    refunded: (amount) => `${amount} রিফান্ড`,
    left: (amount) => `${amount} বাকি`,
  },
};
