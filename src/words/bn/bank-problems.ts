/** What is wrong with a typed bank account. */
import type { BankProblems } from '#domain/account/bank/bank-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const BANK_PROBLEM_TEXT: ProblemTexts<BankProblems> = {
  account_number_missing: 'আপনার অ্যাকাউন্ট নম্বর লিখুন।',
  account_number_too_long: 'এই অ্যাকাউন্ট নম্বরটা খুব লম্বা।',
  account_number_not_indian: 'ভারতের অ্যাকাউন্ট নম্বরে 9 থেকে 18টা সংখ্যা থাকে।',
  account_number_invalid: 'অ্যাকাউন্ট নম্বরে 4 থেকে 34টা অক্ষর বা সংখ্যা থাকে।',
  account_number_again_missing: 'অ্যাকাউন্ট নম্বর আবার লিখুন।',
  account_numbers_differ: 'দুটো অ্যাকাউন্ট নম্বর মিলছে না।',
  ifsc_missing: 'আপনার ব্রাঞ্চের IFSC কোড লিখুন।',
  ifsc_length: 'IFSC কোডে 11টা অক্ষর থাকে।',
  ifsc_fifth_not_zero: 'IFSC কোডের পঞ্চম অক্ষরটা শূন্য।',
  ifsc_invalid: 'এটা IFSC কোডের মতো নয়। যেমন: SBIN0000691',
  ifsc_of_no_bank: 'এই IFSC কোড কোনো ব্যাংকের নয়। কোড দেখে আবার চেষ্টা করুন।',
  ifsc_of_no_branch: ({ bank }) => `${bank}-এর কোনো ব্রাঞ্চে এই IFSC কোড নেই। কোড দেখে আবার চেষ্টা করুন।`,
  swift_code_missing: 'আপনার ব্যাংকের Swift কোড লিখুন।',
  swift_code_length: 'Swift কোডে 8 বা 11টা অক্ষর থাকে।',
  swift_code_invalid: 'এটা Swift কোডের মতো নয়। যেমন: DEUTDEFF',
  swift_code_without_country: 'Swift কোডের 5 ও 6 নম্বর অক্ষর দেশের কোড।',
  iban_missing: 'আপনার IBAN লিখুন।',
  iban_too_long: 'এই IBAN খুব লম্বা।',
  iban_without_country: 'IBAN শুরু হয় দুটো অক্ষর ও দুটো সংখ্যা দিয়ে।',
  iban_of_country_without: 'এই দেশের ব্যাংকে IBAN চলে না।',
  iban_length: ({ needed, typed }) => `এই দেশের IBAN-এ ${needed}টা অক্ষর থাকে (আপনি লিখেছেন ${typed}টা)।`,
  iban_mistyped: 'এই IBAN-এ কোথাও ভুল আছে। দেখে আবার চেষ্টা করুন।',
  routing_number_invalid: 'রাউটিং নম্বরে 9টা সংখ্যা থাকে।',
  upi_missing: 'আপনার UPI ID লিখুন।',
  upi_too_long: 'এই UPI ID খুব লম্বা।',
  upi_is_email: 'এটা ইমেলের মতো। UPI ID-তে @-এর পরে ডট থাকে না।',
  upi_invalid: 'এটা UPI ID-র মতো নয়। যেমন: name@bank',
  upi_only_in_india: 'UPI শুধু ভারতীয় ব্যাংক অ্যাকাউন্টে চলে।',
};
