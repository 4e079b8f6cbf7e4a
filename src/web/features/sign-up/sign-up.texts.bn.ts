import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { signUpTexts as english } from './sign-up.texts.ts';

export const signUpTexts: Translation<typeof english> = {
  title: 'অ্যাকাউন্ট খুলুন',
  lead: 'দুই মিনিটের কাজ। পাসওয়ার্ড লাগবে না।',
  verified: 'যাচাই করা',
  changeNumber: 'নম্বর বদলান',
  loading: 'লোড হচ্ছে',
  city: 'শহর',
  company: 'কোম্পানি',
  companyHelp: 'আপনার ইনভয়েসে যেমন লেখা থাকে।',
  name: 'আপনার নাম',
  email: 'ইমেল',
  emailHelp: 'ইনভয়েস ও অন্য কাগজ এখানে আসবে।',
  business: 'ব্যবসার ধরন',
  choose: 'একটি বেছে নিন',
  binHelp: '13 সংখ্যার। পরেও দিতে পারেন।',
  gstHelp: 'এটা থেকে আপনার কোম্পানির নাম বসে যাবে।',
  useName: 'এই নামটাই রাখুন',
  verifyLater: 'এগিয়ে যান, পরে যাচাই করুন',
  gstLater: 'GST নম্বর পরে দেব',
  gstLaterHelp: 'অ্যাকাউন্টে "GST নম্বর"-এ গিয়ে দিতে পারেন।',
  whatsapp: 'WhatsApp-এ খবর পাঠান',
  whatsappHelp: 'দর, অনুমোদন ও ডিসপ্যাচের খবর। অ্যাকাউন্টে গিয়ে বন্ধ করতে পারেন।',
  acceptTerms: 'ব্যবহারের শর্ত মেনে নিচ্ছি',
  readTerms: (version) => (version ? `ব্যবহারের শর্ত পড়ুন (ভার্সন ${version})` : 'ব্যবহারের শর্ত পড়ুন'),
  create: 'অ্যাকাউন্ট খুলুন',
  welcome: `${BRAND_NAME}-এ স্বাগত। আপনার অ্যাকাউন্ট তৈরি।`,
  ended: {
    phone: {
      title: 'নম্বর আবার যাচাই করুন',
      text: 'আপনার কোডের সময় শেষ। নম্বর দিয়ে আর একবার সাইন ইন করুন। যা লিখেছেন সব সেভ আছে।',
    },
    invite: {
      title: 'এই আমন্ত্রণের সময় শেষ',
      text: 'আমন্ত্রণ একবারই চলে, 7 দিন পর্যন্ত। অ্যাকাউন্ট থাকলে ইমেল দিয়ে সাইন ইন করুন। না থাকলে নতুন আমন্ত্রণ চান।',
    },
    signIn: 'সাইন ইনে যান',
    newInvitation: 'নতুন আমন্ত্রণ চান',
  },
};
