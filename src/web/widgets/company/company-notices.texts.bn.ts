import type { Translation } from '#ui/texts/translation.ts';
import type { companyNoticeTexts as english } from './company-notices.texts.ts';

export const companyNoticeTexts: Translation<typeof english> = {
  notYourRole: 'এটা আপনার ভূমিকায় পড়ে না',
  notYourRoleHere: (whom) => `এই কোম্পানিতে আপনার ভূমিকায় এটা নেই। ${whom}`,
  home: 'হোমে যান',
  merged: {
    label: 'মিলিয়ে দেওয়া কোম্পানি',
    text: (name) =>
      `এই কোম্পানি ${name}-এর সঙ্গে মিলিয়ে দেওয়া হয়েছে। খোলা অর্ডার এখানেই শেষ করুন; নতুন কোয়েরি ও অর্ডার সেখানে শুরু করুন।`,
    switch: (name) => `${name}-এ যান`,
  },
};
