import type { Translation } from '#ui/texts/translation.ts';
import type { authTexts as english } from './auth.texts.ts';

export const authTexts: Translation<typeof english> = {
  codeTitle: 'কোড দিন',
  sentTo: 'কোড পাঠানো হয়েছে এখানে:',
  changeNumber: 'নম্বর বদলান',
  changeEmail: 'ইমেল বদলান',
  notRegistered: {
    title: 'এখনও রেজিস্টার করা নেই',
    lead: 'এই ইমেলে কোনো অ্যাকাউন্ট নেই। ডেমো চান, আমরা আপনার সঙ্গে মিলে অ্যাকাউন্ট খুলে দেব।',
    otherEmail: 'অন্য ইমেল দিন',
    name: 'আপনার নাম',
    email: 'ইমেল',
    phone: 'ফোন নম্বর',
    phoneHelp: 'দেশের কোড সহ লিখুন, যাতে আমরা ফোন করতে পারি।',
    request: 'ডেমো চান',
    thanks: 'ধন্যবাদ',
    thanksLead: 'আপনার অনুরোধ পেয়েছি। ডেমোর সময় ঠিক করতে আমাদের টিম যোগাযোগ করবে।',
    backToSignIn: 'সাইন ইনে ফিরে যান',
  },
};
