import type { Translation } from '#ui/texts/translation.ts';
import type { joinTexts as english } from './join.texts.ts';

export const joinTexts: Translation<typeof english> = {
  title: (company) => `${company}-এ যোগ দিন`,
  lead: (inviter, roles) => `${inviter} আপনাকে ডেকেছেন, ভূমিকা: ${roles}।`,
  send: (maskedTo) => `${maskedTo}-এ কোড পাঠান`,
  sentTo: (maskedTo) => `${maskedTo}-এ কোড পাঠানো হয়েছে।`,
  join: 'যোগ দিন',
  loading: 'আমন্ত্রণ লোড হচ্ছে',
  endedTitle: 'এই আমন্ত্রণ আর চলবে না',
  ended: 'এটা ব্যবহার হয়ে গেছে, ফিরিয়ে নেওয়া হয়েছে বা সময় শেষ। যিনি ডেকেছেন তাঁর কাছে নতুন একটা চান।',
  signIn: 'সাইন ইন',
};
