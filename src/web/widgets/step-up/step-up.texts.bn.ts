import type { Translation } from '#ui/texts/translation.ts';
import type { stepUpTexts as english } from './step-up.texts.ts';

export const stepUpTexts: Translation<typeof english> = {
  title: 'আপনি কি না নিশ্চিত করুন',
  needed: 'এই বদলের জন্য একটা কোড লাগবে।',
  sentEarlier: 'আমাদের পাঠানো শেষ কোডটা দিন। তারপর 5 মিনিট এই ডিভাইসে বদল করতে পারবেন।',
  sentTo: (address) => `${address}-এ কোড পাঠানো হয়েছে। তারপর 5 মিনিট এই ডিভাইসে বদল করতে পারবেন।`,
  confirm: 'নিশ্চিত করুন',
};
