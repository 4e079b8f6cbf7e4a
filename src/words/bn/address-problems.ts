/** What is wrong with a typed address. */
import type { AddressFormProblems } from '#domain/account/address/address-problem.ts';
import { CONTACT_NAME_MAX_LENGTH } from '#domain/account/address/address-use.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { PINCODE_PROBLEM_TEXT } from './pincode-problems.ts';

export const ADDRESS_PROBLEM_TEXT: ProblemTexts<AddressFormProblems> = {
  ...PINCODE_PROBLEM_TEXT,
  pincode_of_other_state: ({ pincodeState, addressState }) =>
    `এই PIN কোড ${gstStateName(pincodeState)}-এর, কিন্তু আপনি বেছেছেন ${gstStateName(addressState)}। রাজ্যটা দেখে নিন।`,
  gstin_of_other_state: ({ numberState, addressState }) =>
    `আপনার GST নম্বর ${gstStateName(numberState)}-এর, কিন্তু বিলের ঠিকানা ${gstStateName(addressState)}-এর। যেকোনো একটা ঠিক করুন।`,
  postcode_missing: 'পোস্ট কোড লিখুন।',
  postcode_not_bangladeshi: 'বাংলাদেশের পোস্ট কোডে 4টা সংখ্যা, 0 দিয়ে শুরু হয় না।',
  postcode_invalid: 'পোস্ট কোডে বড়জোর 12টা অক্ষর ও সংখ্যা থাকে।',
  state_missing: 'রাজ্য বেছে নিন।',
  division_missing: 'বিভাগ বেছে নিন।',
  district_missing: 'জেলা বেছে নিন।',
  district_of_other_division: ({ division }) => `${division} বিভাগের জেলা বেছে নিন।`,
  country_missing: 'দেশ বেছে নিন।',
  contact_name_too_long: `বড়জোর ${CONTACT_NAME_MAX_LENGTH} অক্ষর লিখুন।`,
  contact_phone_invalid: 'ঠিক ফোন নম্বর লিখুন।',
  addresses_too_many: ({ most }) => `বড়জোর ${most}টা ঠিকানা সেভ করা যায়। যেটা আর লাগে না, সরান।`,
  address_name_missing: 'ঠিকানার নাম দিন, যেমন ফ্যাক্টরি।',
  address_use_missing: 'বিলিং, শিপিং বা স্যাম্পল বেছে নিন।',
  address_ownership_missing: 'জায়গাটা কার বলুন।',
};
