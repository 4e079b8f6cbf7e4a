import type { Translation } from '#ui/texts/translation.ts';
import type { notificationsTexts as english } from './notifications.texts.ts';

export const notificationsTexts: Translation<typeof english> = {
  title: 'नोटिफिकेशन',
  open: (unread) => (unread === 0 ? 'नोटिफिकेशन' : `नोटिफिकेशन, ${unread} नए`),
  loading: 'नोटिफिकेशन लोड हो रहे हैं',
  empty: 'कुछ नया नहीं। भाव, पेमेंट और डिलीवरी की खबर यहाँ आएगी।',
  markAll: 'सब पढ़ लिए',
  unread: 'नहीं पढ़ा',
  earlier: (count) => `${count} पुराने`,
  fewer: 'कम दिखाएँ',
};
