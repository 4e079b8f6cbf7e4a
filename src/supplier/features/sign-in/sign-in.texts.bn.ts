import type { Translation } from '#ui/texts/translation.ts';
import type { signInTexts as english } from './sign-in.texts.ts';

export const signInTexts: Translation<typeof english> = {
  title: 'আপনার কোয়েরি ও অর্ডার',
  lead: 'আপনার মিলের যে মোবাইল নম্বর বা ইমেল আমাদের কাছে আছে সেটা দিন। আমরা কোড পাঠাব।',
  contact: 'মোবাইল নম্বর বা ইমেল',
  send: 'কোড পাঠান',
  sending: 'পাঠানো হচ্ছে',
  sentTo: (to) => `${to}-এ 6 সংখ্যার কোড পাঠানো হয়েছে।`,
  code: 'কোড',
  open: 'খুলুন',
  other: 'অন্য নম্বর দিন',
};
