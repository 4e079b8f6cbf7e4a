import type { Translation } from '#ui/texts/translation.ts';
import type { platformTexts as english } from './platform.texts.ts';

export const platformTexts: Translation<typeof english> = {
  loading: 'লোড হচ্ছে',
  offline: 'ইন্টারনেট নেই। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  failed: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
};
