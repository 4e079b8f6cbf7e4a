import type { Translation } from '#ui/texts/translation.ts';
import type { searchTexts as english } from './search.texts.ts';

export const searchTexts: Translation<typeof english> = {
  title: 'খুঁজুন',
  label: 'অর্ডার, কোয়েরি, দর, কাগজ ও কাপড় খুঁজুন',
  placeholder: 'নম্বর, PO, রং বা 40x40/120x80',
  hint: 'নম্বর, PO, রং বা কনস্ট্রাকশন দিয়ে খুঁজুন, যেমন 40x40/120x80 58।',
  recent: 'সাম্প্রতিক খোঁজা',
  clearRecent: 'মুছুন',
  loading: 'খোঁজা হচ্ছে',
  found: (count) => `${count}টি ফল`,
  none: (words) => `"${words}" দিয়ে কিছু পাওয়া গেল না`,
  noneText: 'বানান দেখে নিন, বা কোয়েরি দিন, সাপ্লায়াররা রেট পাঠাবেন।',
  createQuery: 'কোয়েরি দিন',
  groups: {
    orders: 'অর্ডার',
    requests: 'কোয়েরি',
    quotes: 'দর',
    documents: 'কাগজ',
    qualities: 'কাপড়',
  },
  more: 'আরও দেখান',
  allGroups: 'সব ফল',
  seeAll: (group, count) => `${count}টিই দেখুন: ${group}`,
};
