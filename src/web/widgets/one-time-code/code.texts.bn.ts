import type { Translation } from '#ui/texts/translation.ts';
import type { codeTexts as english } from './code.texts.ts';

export const codeTexts: Translation<typeof english> = {
  label: 'কোড',
  validFor: '10 মিনিট চলবে।',
  verify: 'যাচাই করুন',
  enterAll: (digits) => `পুরো ${digits}টি সংখ্যা দিন।`,
  newCodeSent: 'নতুন কোড পাঠানো হয়েছে।',
  resendIn: (seconds) => `${seconds} s পরে নতুন কোড চাইতে পারেন`,
  resend: 'নতুন কোড পাঠান',
  sending: 'কোড পাঠানো হচ্ছে',
  send: 'কোড পাঠান',
};
