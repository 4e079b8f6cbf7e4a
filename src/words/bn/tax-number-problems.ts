/** What is wrong with a typed tax number, and what the register says against it. */
import { GSTIN_EXAMPLE, GSTIN_LENGTH } from '#domain/account/tax-numbers/gstin.ts';
import type { TaxNumberProblems } from '#domain/account/tax-numbers/tax-number-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const TAX_NUMBER_PROBLEM_TEXT: ProblemTexts<TaxNumberProblems> = {
  gstin_missing: 'আপনার GST নম্বর লিখুন',
  gstin_length: ({ typed }) => `GST নম্বরে ${GSTIN_LENGTH}টা অক্ষর থাকে (আপনি লিখেছেন ${typed}টা)`,
  gstin_format: `এটা GST নম্বরের মতো নয়। যেমন: ${GSTIN_EXAMPLE}`,
  gstin_not_regular: 'রেগুলার GSTIN লিখুন',
  gstin_state: 'প্রথম দুটো সংখ্যা কোনো রাজ্যের কোড নয়',
  gstin_pan: '3 থেকে 12 নম্বর অক্ষর ঠিক PAN নয়',
  gstin_checksum: 'একটা অক্ষর ভুল লেখা। নম্বরটা আবার দেখুন',
  gstin_only_in_india: 'GST নম্বর শুধু ভারতের কোম্পানির থাকে।',
  gstin_not_usable: 'নম্বর দেখে আবার চেষ্টা করুন।',
  gstin_unknown_at_register: 'GST রেজিস্টারে এই নম্বর নেই। দেখে আবার চেষ্টা করুন।',
  gst_status_unclear: 'GST রেজিস্টার এই নম্বরের অবস্থা পরিষ্কার বলছে না।',
  gst_registration_suspended: 'এই GST রেজিস্ট্রেশন সাসপেন্ড করা। চালু GST নম্বর দিন।',
  gst_registration_cancelled: 'এই GST রেজিস্ট্রেশন বাতিল। চালু GST নম্বর দিন।',
  gst_registration_inactive: 'এই GST রেজিস্ট্রেশন বন্ধ। চালু GST নম্বর দিন।',
  supply_to_sez: 'SEZ ইউনিট বা ডেভেলপারকে এখনও মাল দিতে পারি না। জোনের বাইরের GST নম্বর দিন, বা আমাদের সঙ্গে কথা বলুন।',
  supply_to_merchant_exporter:
    '0.1% মার্চেন্ট এক্সপোর্টার রেটে এখনও মাল দিতে পারি না। রেগুলার রেটে অর্ডার করুন, বা আমাদের সঙ্গে কথা বলুন।',
  bin_missing: 'আপনার BIN লিখুন।',
  bin_length: 'BIN-এ 13টা সংখ্যা থাকে।',
  bin_outdated: '9 বা 11 সংখ্যার BIN আর চলে না। 13 সংখ্যার BIN লিখুন।',
  bin_invalid: 'BIN-এ 13টা সংখ্যা থাকে, যেমন 001234567-0101।',
  bin_only_in_bangladesh: 'BIN শুধু বাংলাদেশের কোম্পানির থাকে।',
  udyam_number_missing: 'আপনার উদ্যম নম্বর লিখুন।',
  udyam_number_outdated: 'এটা পুরোনো উদ্যোগ আধার নম্বর। UDYAM দিয়ে শুরু নম্বরটা লিখুন।',
  udyam_number_invalid: 'এটা উদ্যম নম্বরের মতো নয়। যেমন: UDYAM-KR-03-0000001',
  msme_class_missing: 'মাইক্রো, স্মল বা মিডিয়াম বেছে নিন।',
  msme_activity_missing: 'ম্যানুফ্যাকচারিং, সার্ভিস বা ট্রেডিং বেছে নিন।',
  msme_consent_missing: 'এই তথ্য ব্যবহার করার অনুমতি দিন।',
  msme_certificate_missing: 'উদ্যম সার্টিফিকেট দিন।',
  msme_only_in_india: 'MSME রেজিস্ট্রেশন ভারতের কোম্পানির জন্য।',
  msme_answer_missing: 'রেজিস্টার করা আছে কি না বলুন।',
};
