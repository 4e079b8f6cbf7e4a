/** What is wrong with a typed phone number or email address. */
import type { ContactProblems, IdentityProblems } from '#domain/account/contact-problem.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const IDENTITY_PROBLEM_TEXT: ProblemTexts<IdentityProblems> = {
  email_missing: 'আপনার ইমেল লিখুন।',
  email_too_long: 'এই ইমেলটা খুব লম্বা।',
  email_invalid: 'ঠিক ইমেল লিখুন।',
  mobile_missing: 'আপনার মোবাইল নম্বর লিখুন।',
  mobile_too_long: 'এই মোবাইল নম্বরটা খুব লম্বা।',
  mobile_not_indian: '10 সংখ্যার ভারতীয় মোবাইল নম্বর লিখুন, শুরু 6, 7, 8 বা 9 দিয়ে।',
  mobile_not_bangladeshi: 'বাংলাদেশের মোবাইল নম্বর লিখুন, যেমন 01712 345678।',
  mobile_of_other_country: 'কোড শুধু ভারত (+91) ও বাংলাদেশের (+880) নম্বরে পাঠাতে পারি।',
  number_not_digits: 'শুধু সংখ্যা লিখুন।',
  mobile_or_email_missing: 'আপনার মোবাইল নম্বর বা ইমেল লিখুন।',
  mobile_and_email: 'মোবাইল নম্বর বা ইমেল, যেকোনো একটা লিখুন।',
  mobile_of_international: 'বিদেশের ক্রেতারা ইমেল দিয়ে সাইন ইন করেন।',
  calling_code_unknown: 'ভারত (91) বা বাংলাদেশ (880) বেছে নিন।',
  one_time_code_missing: 'কোড লিখুন।',
  one_time_code_length: `কোডে ${OTP_LENGTH}টা সংখ্যা থাকে।`,
};

export const CONTACT_PROBLEM_TEXT: ProblemTexts<ContactProblems> = {
  ...IDENTITY_PROBLEM_TEXT,
  whatsapp_country_missing: 'নম্বরটা কোন দেশের বেছে নিন।',
  whatsapp_number_missing: 'আপনার WhatsApp নম্বর লিখুন।',
  whatsapp_number_of_other_country: ({ callingCode }) => `এই নম্বর +${callingCode} দিয়ে শুরু নয়।`,
  whatsapp_area_code_missing: 'নম্বরের 10টা সংখ্যা লিখুন, আগে এরিয়া কোড।',
  whatsapp_number_too_short: 'এই নম্বরটা ছোট। সব সংখ্যা লিখুন।',
  whatsapp_number_too_long: 'এই নম্বরটা খুব লম্বা।',
};
