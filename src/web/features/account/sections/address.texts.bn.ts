import type { Translation } from '#ui/texts/translation.ts';
import type { addressTexts as english } from './address.texts.ts';

export const addressTexts: Translation<typeof english> = {
  edit: 'বদলান',
  editOf: (name) => `${name} বদলান`,
  delhiNcr: 'দিল্লি NCR',
  defaultForAll: 'সবকিছুতে ডিফল্ট',
  defaultFor: (use) => `ডিফল্ট: ${use}`,
  stateCorrected: 'রাজ্য ঠিক করা হয়েছে।',
  changeTo: (state) => `${state} করুন`,
  saved: 'ঠিকানা সেভ হয়েছে।',
  added: 'ঠিকানা যোগ হয়েছে।',
  removed: 'ঠিকানা সরানো হয়েছে।',
  save: 'ঠিকানা সেভ করুন',
  add: 'ঠিকানা যোগ করুন',
  remove: 'ঠিকানা সরান',
  removeQuestion: (name) => `"${name}" সরাবেন? আগের অর্ডারে এই ঠিকানাই থাকবে।`,
  empty: 'এখনও কোনো ঠিকানা নেই। ডেলিভারি, স্যাম্পল ও ইনভয়েসের জন্য একটা যোগ করুন।',
  addAnother: 'ঠিকানা যোগ করুন',
  firstIsDefault: 'আপনার প্রথম ঠিকানায় বিল, ডেলিভারি ও স্যাম্পল সবই যাবে।',
  useFor: 'কীসে ডিফল্ট',
  moveDefault: 'বদলাতে হলে অন্য ঠিকানাকে ডিফল্ট করুন।',
};
