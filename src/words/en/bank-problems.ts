/** What is wrong with a typed bank account. */
import type { BankProblems } from '#domain/account/bank/bank-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const BANK_PROBLEM_TEXT: ProblemTexts<BankProblems> = {
  account_number_missing: 'Enter your account number.',
  account_number_too_long: 'This account number is too long.',
  account_number_not_indian: 'An Indian account number has 9 to 18 digits.',
  account_number_invalid: 'An account number has 4 to 34 letters or digits.',
  account_number_again_missing: 'Enter the account number again.',
  account_numbers_differ: 'The account numbers do not match.',
  ifsc_missing: 'Enter the IFSC code of your branch.',
  ifsc_length: 'An IFSC code has 11 characters.',
  ifsc_fifth_not_zero: 'The fifth character of an IFSC code is a zero.',
  ifsc_invalid: 'This does not look like an IFSC code. Example: SBIN0000691',
  ifsc_of_no_bank: 'No bank has this IFSC code. Check the code and try again.',
  ifsc_of_no_branch: ({ bank }) => `${bank} has no branch with this IFSC code. Check the code and try again.`,
  swift_code_missing: 'Enter the Swift code of your bank.',
  swift_code_length: 'A Swift code has 8 or 11 characters.',
  swift_code_invalid: 'This does not look like a Swift code. Example: DEUTDEFF',
  swift_code_without_country: 'Letters 5 and 6 of a Swift code must be a country code.',
  iban_missing: 'Enter your IBAN.',
  iban_too_long: 'This IBAN is too long.',
  iban_without_country: 'An IBAN begins with two letters and two digits.',
  iban_of_country_without: 'Banks in this country do not use IBANs.',
  iban_length: ({ needed, typed }) =>
    `An IBAN from this country has ${needed} characters (you entered ${typed}).`,
  iban_mistyped: 'There is a typo in this IBAN. Check it and try again.',
  routing_number_invalid: 'A routing number has 9 digits.',
  upi_missing: 'Enter your UPI ID.',
  upi_too_long: 'This UPI ID is too long.',
  upi_is_email: 'This looks like an email address. A UPI ID has no dot after the @.',
  upi_invalid: 'This does not look like a UPI ID. Example: name@bank',
  upi_only_in_india: 'UPI works with Indian bank accounts only.',
};
