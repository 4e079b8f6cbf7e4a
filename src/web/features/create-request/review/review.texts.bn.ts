import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { reviewTexts as english } from './review.texts.ts';

export const reviewTexts: Translation<typeof english> = {
  quantity: {
    title: 'কতটা চাই?',
    help: 'সব রং মিলিয়ে।',
    unit: 'ইউনিট',
    perColour: 'প্রতি রঙের পরিমাণ',
    colour: (number) => `রং ${number}`,
    splitEqually: 'সমান ভাগ করুন',
    addsUp: 'রংগুলোর যোগফল মোট পরিমাণের সমান।',
  },
  delivery: {
    title: 'কোথায়, কবে?',
    pincode: 'ডেলিভারির PIN কোড',
    pincodeHelp: 'ভাড়া বলতে সাপ্লায়ারদের লাগে।',
    yourAddresses: 'আপনার ঠিকানা',
    address: (name, pincode) => `${name} · ${pincode}`,
    place: (city, state) => `${city}, ${state}`,
    port: 'ডেলিভারির পোর্ট',
    portExample: 'Chattogram',
    portHelp: 'ভাড়া বলতে সাপ্লায়ারদের লাগে।',
    requiredByHelp: 'যে তারিখের মধ্যে কাপড় চাই।',
    orIn: 'অথবা',
    days: (count) => `${count} দিনে`,
  },
  specification: {
    title: 'আপনার স্পেসিফিকেশন',
    edit: 'বদলান',
    editStep: (step) => `${step} বদলান`,
  },
  extras: {
    title: 'সাপ্লায়ারদের জন্য আরও (না দিলেও চলবে)',
    perUnit: (unit) => `প্রতি ${unit}`,
    targetRateHelp: 'সাপ্লায়াররা দেখতে পান। তবু অন্য রেট দিতে পারেন।',
    certification: 'সার্টিফিকেট (না দিলেও চলবে)',
    none: 'নেই',
    notesHelp: (most) => `হ্যান্ডফিল, শ্রিংকেজ, প্যাকিং। বড়জোর ${most} অক্ষর।`,
    poNumber: 'আপনার PO নম্বর',
    poNumberHelp: 'আপনার নিজের কাগজের জন্য। সাপ্লায়াররা দেখতে পান না।',
    files: 'ফাইল',
    addFile: 'ফটো বা ফাইল দিন',
    fileHelp: (count, most) =>
      `PDF, JPEG, PNG বা WebP, ${UPLOAD_LIMIT_TEXT} পর্যন্ত। ${most}টির মধ্যে ${count}টি দিয়েছেন।`,
    filesFull: (most) => `${most}টি ফাইল দিয়েছেন, এর বেশি নয়।`,
    removeFile: (name) => `${name} সরান`,
    uploading: (name) => `${name} আপলোড হচ্ছে`,
    cancel: 'থাক',
  },
  send: 'সাপ্লায়ারদের পাঠান',
  sendNote: 'আগে দর আসবে, সিদ্ধান্ত পরে।',
  waiting: {
    title: 'এই ডিভাইসে সেভ আছে, এখনও পাঠানো হয়নি',
    next: 'ইন্টারনেট এলেই সাপ্লায়ারদের পাঠিয়ে দেব। অ্যাপ বন্ধ করতে পারেন।',
    tryNow: 'এখনই পাঠান',
    change: 'আগে কিছু বদলাব',
    toQueries: 'কোয়েরিতে যান',
  },
};
