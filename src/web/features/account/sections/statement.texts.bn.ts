import type { Translation } from '#ui/texts/translation.ts';
import type { statementTexts as english } from './statement.texts.ts';

export const statementTexts: Translation<typeof english> = {
  year: 'আর্থিক বছর',
  currency: 'কারেন্সি',
  balances: 'আজকের হিসাব',
  invoices: 'বাকি ইনভয়েস',
  paidAhead: 'অর্ডারের অ্যাডভান্স',
  accountCredit: 'অ্যাকাউন্টে জমা',
  toBeRefunded: 'রিফান্ড হবে',
  ageing: 'তারিখ ধরে বাকি ইনভয়েস',
  ageLabel: (age) => (age === 'Not due' ? 'এখনও সময় হয়নি' : `${age} দেরি`),
  entries: 'এন্ট্রি',
  opening: 'ওপেনিং ব্যালান্স',
  closing: 'ক্লোজিং ব্যালান্স',
  empty: 'এই সময়ে কোনো এন্ট্রি নেই।',
  charged: 'আপনার দেনা',
  credited: 'আপনার জমা',
  balance: (amount) => `ব্যালান্স ${amount}`,
  sides: 'Dr: আপনাকে দিতে হবে। Cr: আপনার জমা।',
  print: 'PDF ডাউনলোড করুন',
  download: 'CSV ডাউনলোড করুন',
  fileName: (from, to) => `statement-${from}-to-${to}.csv`,
};
