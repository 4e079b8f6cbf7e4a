import type { Translation } from '#ui/texts/translation.ts';
import type { photoTexts as english } from './photos.texts.ts';

export const photoTexts: Translation<typeof english> = {
  list: 'ফটো',
  uploading: 'আপলোড হচ্ছে',
  uploaded: 'আপলোড হয়েছে',
  waiting: 'আগের ফটোর অপেক্ষায়',
  wrongKind: 'JPEG, PNG বা WebP ফটো বেছে নিন।',
  retry: 'আবার চেষ্টা করুন',
  retryOf: (name) => `${name} আবার আপলোড করুন`,
  remove: (name) => `${name} সরান`,
  full: (max) => `${max}টি পর্যন্ত ফটো দিতে পারেন।`,
  unfinished: 'সব ফটো আপলোড হওয়া পর্যন্ত অপেক্ষা করুন, বা যেগুলো হয়নি সরান।',
};
