import type { Translation } from '#ui/texts/translation.ts';
import type { gstTexts as english } from './gst.texts.ts';

export const gstTexts: Translation<typeof english> = {
  defaultChanged: 'এখন থেকে ইনভয়েসে এই নম্বর থাকবে।',
  removed: 'GST নম্বর সরানো হয়েছে।',
  added: 'GST নম্বর যোগ হয়েছে।',
  nameUnknown: 'নাম এখনও জানা নেই',
  makeDefault: 'ডিফল্ট করুন',
  makeDefaultOf: (gstin) => `${gstin} ডিফল্ট করুন`,
  remove: 'সরান',
  removeQuestion: (gstin) => `${gstin} সরাবেন? আগের ইনভয়েসে থেকে যাবে।`,
  verified: (date) => (date ? `${date} যাচাই করা` : 'যাচাই করা'),
  notVerified: 'এখনও যাচাই হয়নি',
  default: 'ডিফল্ট',
  billInstead: (gstin) => `এর বদলে ${gstin} রাখুন`,
  checkAddress: 'বিলের ঠিকানা দেখে নিন',
  help: '15 অক্ষর, GST সার্টিফিকেটে যেমন আছে।',
  useByDefault: 'ইনভয়েসে এই নম্বর ডিফল্ট রাখুন',
  verifyLater: 'এখন যোগ করুন, পরে যাচাই',
  addThis: 'এই নম্বর যোগ করুন',
  empty: 'এখনও GST নম্বর নেই। অর্ডারে ইনপুট ট্যাক্স ক্রেডিট পেতে একটা দিন।',
  add: 'GST নম্বর যোগ করুন',
  oneForEachState: 'প্রতি রাজ্যে একটা নম্বর। ডিফল্টটা ইনভয়েসে থাকে।',
};
