import { plural } from '#ui/texts/plural.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { enquiryTexts as english } from './enquiry.texts.ts';

export const enquiryTexts: Translation<typeof english> = {
  label: 'কী কাপড় চাই?',
  help: 'WhatsApp-এ যেমন লেখেন তেমনই লিখুন বা পেস্ট করুন। পাঠানোর আগে দেখে নেবেন।',
  placeholder: '60x60 92x88 cambric kora 44 panna 10000 mtr',
  fill: 'কোয়েরি বসান',
  several: (count) =>
    plural(count, { one: `${count}টি ড্রাফট যোগ হয়েছে।`, other: `${count}টি ড্রাফট যোগ হয়েছে, প্রতি কাপড়ে একটি।` }),
};
