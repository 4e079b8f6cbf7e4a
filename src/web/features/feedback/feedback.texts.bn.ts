import { CLAIM_ANSWER_WORKING_DAYS } from '#domain/issues/claim-clock.ts';
import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { feedbackTexts as english } from './feedback.texts.ts';

export const feedbackTexts: Translation<typeof english> = {
  title: 'অর্ডারের রেটিং দিন',
  loading: 'অর্ডার লোড হচ্ছে',
  notFound: 'এই অর্ডারটা পাওয়া গেল না।',
  allOrders: 'সব অর্ডার',
  notDelivered: 'ডেলিভারির পরে এই অর্ডারের রেটিং দিতে পারবেন।',
  viewOrder: 'অর্ডার দেখুন',
  deliveredOn: (day) => `${day} ডেলিভারি`,
  suppliedBy: (alias) => `সাপ্লায়ার: ${alias}`,
  overall: 'সব মিলিয়ে এই অর্ডার কেমন ছিল?',
  details: 'আর একটু বলুন',
  tags: 'কোনটা চোখে পড়েছে?',
  comment: 'মন্তব্য',
  commentHelp: 'সাপ্লায়ার আপনার নাম দেখতে পান না।',
  photos: 'ফটো দিন',
  photosHelp: (max) => `JPEG, PNG বা WebP, প্রতিটা ${UPLOAD_LIMIT_TEXT} পর্যন্ত, বড়জোর ${max}টি।`,
  send: 'মতামত পাঠান',
  onlyOnce: 'একটা অর্ডারের রেটিং একবারই দেওয়া যায়।',
  given: {
    title: 'মতামতের জন্য ধন্যবাদ',
    general: 'এই অর্ডারের মতামত আপনি দিয়েছেন।',
    effect: 'এই সাপ্লায়ারের দরে যে রেটিং দেখা যায়, এটা তাতে ধরা হয়।',
    by: (name, day) => `${name}, ${day}`,
    on: (day) => `${day} রেটিং দেওয়া`,
    low: 'কাপড়ে কি কোনো গোলমাল?',
    lowText: `ফটো ও রোল নম্বর দিয়ে অভিযোগ করুন। আমরা ${CLAIM_ANSWER_WORKING_DAYS} কাজের দিনের মধ্যে জবাব দেব।`,
    raiseIssue: 'অভিযোগ করুন',
    photos: 'ফটো',
    photo: (position) => `ফটো ${position}`,
    zoomPhoto: (position) => `ফটো ${position} বড় করে দেখুন`,
    photosOf: (order) => `অর্ডার ${order}-এর ফটো`,
  },
};
