import type { Translation } from '#ui/texts/translation.ts';
import type { sharedTexts as english } from './shared-text.texts.ts';

export const sharedTexts: Translation<typeof english> = {
  quote: (supplier, query) => `${query}-এ ${supplier}-এর দর`,
  comparison: (count, query) => `${query}-এ ${count}টি দর`,
  order: (number, status) => `অর্ডার ${number}: ${status}`,
  plan: (number, stage) => (stage === null ? `অর্ডার ${number}` : `অর্ডার ${number}: ${stage}`),
  rate: (rate) => `আজ ${rate} এক্স মিল`,
  landed: (rate) => `${rate} ল্যান্ডেড`,
  withoutFreight: (rate) => `${rate}, ভাড়া আলাদা`,
  days: (count) => `${count} দিনে তৈরি`,
  credit: (days) => `${days} দিনের ক্রেডিট`,
  validTill: (day) => `${day} পর্যন্ত`,
  dispatch: (day) => `${day}-এর মধ্যে ডিসপ্যাচ`,
  moved: (likely, promised) => `সম্ভাব্য ডিসপ্যাচ ${likely}, কথা ছিল ${promised}`,
  dispatched: (day) => `${day} ডিসপ্যাচ হয়েছে`,
  waiting: (title, day) => `করতে হবে: ${title}, ${day}-এর মধ্যে`,
};
