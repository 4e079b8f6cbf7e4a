import type { Translation } from '#ui/texts/translation.ts';
import type { msmeTexts as english } from './msme.texts.ts';

export const msmeTexts: Translation<typeof english> = {
  certificate: 'আপনার উদ্যম সার্টিফিকেট দিন',
  yes: 'হ্যাঁ, আমাদের উদ্যম নম্বর আছে',
  notApplicable: 'আমাদের বেলায় নয়',
  notApplicableHelp: 'আর জিজ্ঞেস করব না।',
  why: 'আইন মাইক্রো, স্মল ও মিডিয়াম ব্যবসাকে দেরিতে পেমেন্ট থেকে বাঁচায়। আপনার জবাব ক্রেডিটের দাম ও আইনি রিপোর্টে কাজে লাগে।',
  question: 'আপনারা কি MSME হিসেবে রেজিস্টার করা?',
  saved: 'জবাব সেভ হয়েছে।',
  save: 'জবাব সেভ করুন',
  keepOld: 'আগের জবাবই রাখুন',
  doesNotApply: 'আপনি জানিয়েছেন, MSME রেজিস্ট্রেশন আপনাদের বেলায় খাটে না।',
  udyam: 'উদ্যম নম্বর',
  class: 'শ্রেণি',
  activity: 'কাজ',
  certificateFact: 'সার্টিফিকেট',
  answeredOn: (date) => `${date} জবাব দেওয়া`,
  change: 'জবাব বদলান',
  classHelp: {
    micro: 'টার্নওভার ₹10 কোটি পর্যন্ত',
    small: 'টার্নওভার ₹100 কোটি পর্যন্ত',
    medium: 'টার্নওভার ₹500 কোটি পর্যন্ত',
  },
  udyamHelp: 'হাইফেন আমরা বসিয়ে দেব।',
  consent: 'এই তথ্য ক্রেডিট ও আইনি রিপোর্টে ব্যবহার করতে পারেন',
};
