import type { Translation } from '#ui/texts/translation.ts';
import type { documentPageTexts as english } from './documents-page.texts.ts';

export const documentPageTexts: Translation<typeof english> = {
  loading: 'কাগজ লোড হচ্ছে',
  ended: 'এই লিংকের সময় শেষ',
  endedText: 'যিনি পাঠিয়েছেন তাঁর কাছে নতুন একটা চান, বা নিজের কাগজ দেখতে সাইন ইন করুন।',
  signIn: 'সাইন ইন',
  signInTitle: 'এই কাগজ খুলতে সাইন ইন করুন',
  signInText: 'তারপর এখানেই ফিরে আসবেন। কেউ কাগজটা শেয়ার করে থাকলে তাঁর পাঠানো পুরো লিংক খুলুন।',
  endedForBuyer: 'যিনি পাঠিয়েছেন তাঁর কাছে নতুন একটা চান। আপনার নিজের কাগজ অর্ডারের সঙ্গে আছে।',
  viewOrders: 'অর্ডার দেখুন',
  from: (seller) => `ইস্যু করেছে: ${seller}`,
  order: (number) => `অর্ডার ${number}-এর জন্য`,
  issued: (number, date) => `${number} · ${date}`,
  replacedBy: (number) => `এই কাগজ বাতিল। এর জায়গায় ${number}।`,
  voided: (reason) => `এই কাগজ বাতিল। কারণ: ${reason}`,
  download: (format) => `${format} ডাউনলোড করুন`,
  preparing: 'আপনার কাগজ তৈরি হচ্ছে',
  notPrepared: 'কাগজটা তৈরি করা গেল না। আবার চেষ্টা করুন।',
};
