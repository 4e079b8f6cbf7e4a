import type { Translation } from '#ui/texts/translation.ts';
import type { policiesTexts as english } from './policies.texts.ts';

export const policiesTexts: Translation<typeof english> = {
  titles: { terms: 'ব্যবহারের শর্ত', 'return-refund': 'রিটার্ন ও রিফান্ডের নিয়ম' },
  version: (version, since) => `ভার্সন ${version}, ${since} থেকে চালু`,
  loading: 'লোড হচ্ছে',
  backToForm: 'ফর্মে ফিরে যান',
};
