import type { Translation } from '#ui/texts/translation.ts';
import type { platformTexts as english } from './platform.texts.ts';

export const platformTexts: Translation<typeof english> = {
  tryAgainIn: (wait) => `${wait} পরে আবার চেষ্টা করুন।`,
  seconds: (count) => `${count} সেকেন্ড`,
  minutes: (count) => `${count} মিনিট`,
  sentToSuppliers: (number) => `${number} সাপ্লায়ারদের কাছে পাঠানো হয়েছে।`,
  loggedOut: 'আপনি সাইন আউট হয়ে গেছেন, আবার সাইন ইন করুন।',
};
