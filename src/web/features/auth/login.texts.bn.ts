import type { Translation } from '#ui/texts/translation.ts';
import type { loginTexts as english } from './login.texts.ts';

export const loginTexts: Translation<typeof english> = {
  title: 'সাইন ইন',
  lead: 'পাসওয়ার্ড লাগবে না। আমরা আপনাকে একটি কোড পাঠাব।',
  market: 'আপনার ব্যবসা কোথায়?',
  byEmail: 'ইমেলে',
  mobile: 'মোবাইল নম্বর',
  mobileHelp: 'কোডটি SMS-এ আসবে।',
  email: 'ইমেল',
  emailHelp: 'কোডটি ইমেলে আসবে।',
  send: 'কোড পাঠান',
  termsBefore: 'সাইন ইন করলে আপনি আমাদের',
  terms: 'শর্তাবলি',
  termsAfter: ' মেনে নিচ্ছেন।',
  demoBefore: 'ডেমো: কোড পাবেন',
  outbox: 'আউটবক্সে',
  demoAfter: 'এবং টার্মিনালে।',
};
