import type { Translation } from '#ui/texts/translation.ts';
import type { editTexts as english } from './edit.texts.ts';

export const editTexts: Translation<typeof english> = {
  title: 'স্পেসিফিকেশন বদলান',
  hint: 'যা বদলাতে চান বেছে নিন, তারপর সেভ করুন।',
  requote:
    'আপনার খোলা দরগুলো পুরোনো স্পেসিফিকেশনের। বদল সেভ করলে সাপ্লায়ারদের নতুন দর দিতে হবে, তবেই অনুমোদন করতে পারবেন।',
  shared: 'সেভ করলেই সাপ্লায়াররা নতুন স্পেসিফিকেশন দেখবেন।',
  step: (step) => `${step} বদলান`,
  done: 'হয়ে গেছে',
  cancel: 'থাক',
  changed: 'বদলানো',
  needsAnswer: 'জবাব দরকার',
  save: 'বদল সেভ করুন',
  noChanges: 'এখনও কিছু বদলায়নি।',
  saved: 'বদল সেভ হয়েছে।',
  startOver: 'নতুন ভার্সন লোড করুন',
  notEditable: 'এই কোয়েরি আর বদলানো যাবে না: দর অনুমোদন হয়েছে বা কোয়েরি বন্ধ।',
  notFound: 'এই কোয়েরিটা পাওয়া গেল না।',
  backToQuery: 'কোয়েরিতে ফিরে যান',
  toQueries: 'কোয়েরিতে যান',
};
