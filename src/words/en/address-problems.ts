/** What is wrong with a typed address. */
import type { AddressFormProblems } from '#domain/account/address/address-problem.ts';
import { CONTACT_NAME_MAX_LENGTH } from '#domain/account/address/address-use.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { PINCODE_PROBLEM_TEXT } from './pincode-problems.ts';

export const ADDRESS_PROBLEM_TEXT: ProblemTexts<AddressFormProblems> = {
  ...PINCODE_PROBLEM_TEXT,
  pincode_of_other_state: ({ pincodeState, addressState }) =>
    `This PIN code belongs to ${gstStateName(pincodeState)}, but you chose ${gstStateName(addressState)}. Please check the state.`,
  gstin_of_other_state: ({ numberState, addressState }) =>
    `Your GST number is registered in ${gstStateName(numberState)}, but your billing address is in ${gstStateName(addressState)}. Please correct one of them.`,
  postcode_missing: 'Enter the postcode.',
  postcode_not_bangladeshi: 'A postcode in Bangladesh has 4 digits and does not begin with 0.',
  postcode_invalid: 'A postcode has at most 12 letters and digits.',
  state_missing: 'Choose the state.',
  division_missing: 'Choose the division.',
  district_missing: 'Choose the district.',
  district_of_other_division: ({ division }) => `Choose a district of ${division}.`,
  country_missing: 'Choose the country.',
  contact_name_too_long: `Use at most ${CONTACT_NAME_MAX_LENGTH} characters.`,
  contact_phone_invalid: 'Enter a valid phone number.',
  addresses_too_many: ({ most }) => `You can save up to ${most} addresses. Remove one you no longer need.`,
  address_name_missing: 'Give the address a name, for example Factory.',
  address_use_missing: 'Choose billing, shipping or sample.',
  address_ownership_missing: 'Tell us whose place it is.',
};
