import type { Translation } from '#ui/texts/translation.ts';
import { ENQUIRY_FIELD_LABEL } from '#words/page/enquiry.ts';
import type { readingTexts as english } from './enquiry-reading.texts.ts';

export const readingTexts: Translation<typeof english> = {
  title: 'আপনার মেসেজ থেকে',
  assumed: 'ধরে নেওয়া',
  words: (words) => `"${words}"`,
  change: 'বদলান',
  changeField: (field) => `${field} বদলান`,
  answer: 'জবাব দিন',
  unread: 'বোঝা গেল না। কী, চাপ দিয়ে বলুন।',
  placeWords: (words) => `বলুন "${words}" কী`,
  placeTitle: 'এটা কী?',
  choose: 'বেছে নিন',
  whichOne: (field) => `${field}: কোনটা?`,
  allCorrect: 'সব ঠিক আছে',
  show: (count) => `যা পড়া হয়েছে দেখুন (${count})`,
  hide: 'লুকান',
  fields: ENQUIRY_FIELD_LABEL,
};
