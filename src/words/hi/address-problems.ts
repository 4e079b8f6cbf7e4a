/** What is wrong with a typed address. */
import type { AddressFormProblems } from '#domain/account/address/address-problem.ts';
import { CONTACT_NAME_MAX_LENGTH } from '#domain/account/address/address-use.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { PINCODE_PROBLEM_TEXT } from './pincode-problems.ts';

export const ADDRESS_PROBLEM_TEXT: ProblemTexts<AddressFormProblems> = {
  ...PINCODE_PROBLEM_TEXT,
  pincode_of_other_state: ({ pincodeState, addressState }) =>
    `यह PIN कोड ${gstStateName(pincodeState)} का है, पर आपने ${gstStateName(addressState)} चुना है। राज्य देख लें।`,
  gstin_of_other_state: ({ numberState, addressState }) =>
    `आपका GST नंबर ${gstStateName(numberState)} का है, पर बिलिंग का पता ${gstStateName(addressState)} का है। दोनों में से एक ठीक करें।`,
  postcode_missing: 'पोस्टकोड लिखें।',
  postcode_not_bangladeshi: 'बांग्लादेश के पोस्टकोड में 4 अंक होते हैं और 0 से शुरू नहीं होता।',
  postcode_invalid: 'पोस्टकोड में ज़्यादा से ज़्यादा 12 अक्षर और अंक होते हैं।',
  state_missing: 'राज्य चुनें।',
  division_missing: 'डिवीज़न चुनें।',
  district_missing: 'ज़िला चुनें।',
  district_of_other_division: ({ division }) => `${division} का ज़िला चुनें।`,
  country_missing: 'देश चुनें।',
  contact_name_too_long: `ज़्यादा से ज़्यादा ${CONTACT_NAME_MAX_LENGTH} अक्षर लिखें।`,
  contact_phone_invalid: 'सही फोन नंबर लिखें।',
  addresses_too_many: ({ most }) => `ज़्यादा से ज़्यादा ${most} पते सेव हो सकते हैं। जो काम का नहीं, उसे हटाएँ।`,
  address_name_missing: 'पते का नाम लिखें, जैसे फैक्ट्री।',
  address_use_missing: 'बिलिंग, शिपिंग या सैंपल चुनें।',
  address_ownership_missing: 'बताएँ कि यह जगह किसकी है।',
};
