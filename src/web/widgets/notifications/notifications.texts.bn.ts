import type { Translation } from '#ui/texts/translation.ts';
import type { notificationsTexts as english } from './notifications.texts.ts';

export const notificationsTexts: Translation<typeof english> = {
  title: 'নোটিফিকেশন',
  open: (unread) => (unread === 0 ? 'নোটিফিকেশন' : `নোটিফিকেশন, ${unread}টি নতুন`),
  loading: 'নোটিফিকেশন লোড হচ্ছে',
  empty: 'নতুন কিছু নেই। দর, পেমেন্ট ও ডেলিভারির খবর এখানে আসবে।',
  markAll: 'সব পড়া হয়েছে',
  unread: 'না পড়া',
  earlier: (count) => `আগের ${count}টি`,
  fewer: 'কম দেখান',
};
