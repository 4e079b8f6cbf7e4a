/** The desk's records of mills, and what mills are asked by message. */

import type { SupplierRecordProblems } from '#domain/requests/supplier-problem.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength, type Length } from '#domain/shared/length.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const SUPPLIER_RECORD_PROBLEM_TEXT: ProblemTexts<SupplierRecordProblems> = {
  supplier_name_missing: 'সাপ্লায়ারের নাম লিখুন।',
  supplier_name_taken: 'এই নামে একজন সাপ্লায়ার আগেই আছেন।',
  supplier_alias_missing: 'ক্রেতারা যে নাম দেখবেন সেটা লিখুন।',
  supplier_alias_taken: 'ক্রেতাদের দেখানোর এই নাম অন্য সাপ্লায়ারের।',
  supplier_city_missing: 'শহর লিখুন।',
  supplier_state_missing: 'রাজ্যের দুই সংখ্যার কোড লিখুন।',
  supplier_state_unknown: 'ভারতের একটা রাজ্য বেছে নিন।',
  supplier_categories_missing: 'সাপ্লায়ার কী বোনেন বেছে নিন।',
  supplier_gst_number_of_other_state: 'এই GST নম্বর অন্য রাজ্যের।',
  supplier_contact_name_missing: 'নাম লিখুন।',
  supplier_contact_unreachable: 'ফোন নম্বর, ইমেল বা WhatsApp নম্বর লিখুন।',
};

export type AskedToQuote = {
  readonly contact: string;
  readonly number: string;
  readonly quality: string;
  readonly quantity: Length | null;
  readonly requiredBy: CalendarDay | null;
  readonly deliveryTo: string;
  /** What the buyer wrote, without who wrote it. */
  readonly message: string | null;
};

/** The link to the enquiry stands behind the text. */
export const ASK_TO_QUOTE_TEXT = {
  subject: ({ quality, number }: Pick<AskedToQuote, 'quality' | 'number'>) =>
    `দর দিন: ${quality} (${number})`,
  text: ({ contact, number, quality, quantity, requiredBy, deliveryTo, message }: AskedToQuote) => {
    const facts = [
      quality,
      quantity && formatLength(quantity),
      requiredBy && `${formatDay(requiredBy, DETAIL_DATE_FORMAT)}-এর মধ্যে চাই`,
      `ডেলিভারি ${deliveryTo}`,
    ];
    return [
      `প্রিয় ${contact}, ${BRAND_NAME}-এ আপনার জন্য একটা কোয়েরি আছে (${number})।`,
      `${facts.filter(Boolean).join(', ')}।`,
      ...(message ? [`ক্রেতার কথায়: “${message}”`] : []),
      'এক্স-মিল রেট, মিনিমাম পরিমাণ, কত দিনে তৈরি আর রেট কবে পর্যন্ত, জানান। এখানে দর দিন:',
    ].join('\n');
  },
};
