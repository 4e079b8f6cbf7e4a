/** What is wrong with a PIN code, in an address and in a query. */
import type { PincodeProblems } from '#domain/account/address/address-problem.ts';
import { PINCODE_NOT_SERVED } from '#domain/orders/freight/not-served.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const PINCODE_PROBLEM_TEXT: ProblemTexts<PincodeProblems> = {
  pincode_missing: 'Enter the PIN code.',
  pincode_format: 'A PIN code has 6 digits without spaces and does not begin with 0.',
  pincode_not_found: 'We could not find this PIN code. Please check the 6 digits.',
  pincode_not_served: PINCODE_NOT_SERVED,
  pincode_of_army_post:
    'This is an army post PIN code, and freight cannot be delivered there. Please use another address.',
  pincode_not_checked: 'PIN code check is not available. Please choose the city and state yourself.',
};
