/** What is wrong with typed lines, amounts and quantities, in every form. */
import type { LineName } from '#domain/forms/line-name.ts';
import type { TypedProblems } from '#domain/forms/typed-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

type LineText = { readonly missing: string; readonly name: string };

const LINE_TEXT: Readonly<Record<LineName, LineText>> = {
  company: { missing: 'কোম্পানির নাম লিখুন।', name: 'কোম্পানির নাম' },
  own_name: { missing: 'আপনার নাম লিখুন।', name: 'আপনার নাম' },
  own_city: { missing: 'আপনার শহর লিখুন।', name: 'শহরের নাম' },
  colleague_name: { missing: 'নাম লিখুন।', name: 'নাম' },
  address_line_1: { missing: 'বাড়ি, রাস্তা ও এলাকা লিখুন।', name: 'প্রথম লাইন' },
  address_line_2: { missing: 'বাড়ি, রাস্তা ও এলাকা লিখুন।', name: 'দ্বিতীয় লাইন' },
  city: { missing: 'শহর লিখুন।', name: 'শহরের নাম' },
  district: { missing: 'জেলা লিখুন।', name: 'জেলার নাম' },
  region: { missing: 'অঞ্চল লিখুন।', name: 'অঞ্চলের নাম' },
  account_holder: { missing: 'অ্যাকাউন্ট কার নামে লিখুন।', name: 'এই নাম' },
  port: { missing: 'ডেলিভারির পোর্ট লিখুন।', name: 'পোর্টের নাম' },
  po_number: { missing: 'আপনার PO নম্বর লিখুন।', name: 'PO নম্বর' },
  seller_name: { missing: 'আইনি নাম লিখুন।', name: 'আইনি নাম' },
  seller_address: { missing: 'ঠিকানা লিখুন।', name: 'ঠিকানা' },
  seller_city: { missing: 'শহর লিখুন।', name: 'শহরের নাম' },
  seller_lut: { missing: 'LUT লিখুন।', name: 'LUT' },
  seller_bank: { missing: 'ব্যাংক লিখুন।', name: 'ব্যাংকের নাম' },
  seller_branch: { missing: 'ব্রাঞ্চ লিখুন।', name: 'ব্রাঞ্চের নাম' },
  seller_account_holder: { missing: 'অ্যাকাউন্ট কার নামে লিখুন।', name: 'অ্যাকাউন্টের নাম' },
  letter_of_credit_number: { missing: 'লেটার অফ ক্রেডিটের নম্বর লিখুন।', name: 'নম্বর' },
  letter_of_credit_bank: { missing: 'ইস্যু করা ব্যাংক লিখুন।', name: 'ব্যাংকের নাম' },
  tally_ledger: { missing: 'Tally-তে যেমন আছে সেই নাম লিখুন।', name: 'নাম' },
  remittance_reference: { missing: 'FIRC বা IRM নম্বর লিখুন।', name: 'নম্বর' },
  ebrc_number: { missing: 'FIRC বা IRM নম্বর লিখুন।', name: 'e-BRC নম্বর' },
};

export const TYPED_PROBLEM_TEXT: ProblemTexts<TypedProblems> = {
  line_missing: ({ line }) => LINE_TEXT[line].missing,
  line_too_long: ({ line, most }) => `${LINE_TEXT[line].name} খুব লম্বা; বড়জোর ${most} অক্ষর।`,
  line_without_letters: ({ line }) => `${LINE_TEXT[line].name}: অক্ষর বা সংখ্যা থাকতে হবে।`,
  amount_missing: 'কত টাকা লিখুন।',
  amount_not_digits: 'শুধু সংখ্যা লিখুন, দশমিকের পরে বড়জোর 2 ঘর।',
  quantity_missing: 'পরিমাণ লিখুন।',
  quantity_not_digits: 'শুধু সংখ্যা লিখুন, দশমিকের পরে বড়জোর 3 ঘর।',
};
