import type { Translation } from '#ui/texts/translation.ts';
import type { uiTexts as english } from './ui.texts.ts';

export const uiTexts: Translation<typeof english> = {
  main: 'মূল',
  wrong: 'কিছু একটা সমস্যা হয়েছে !',
  tryAgain: 'আবার চেষ্টা করুন',
  offline: 'ইন্টারনেট নেই। শেষবার যা লোড হয়েছিল তাই দেখছেন।',
  close: 'বন্ধ করুন',
  dismiss: 'সরান',
  back: 'ফিরে যান',
  loading: 'লোড হচ্ছে',
  optional: '(না দিলেও চলবে)',
  unread: (count) => `, ${count}টি নতুন`,
};
