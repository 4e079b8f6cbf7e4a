/** Why what was typed is no bank account. */
import type { ProblemOf } from '#domain/shared/problem-list.ts';

export type BankProblems = {
  account_number_missing: null;
  account_number_too_long: null;
  account_number_not_indian: null;
  account_number_invalid: null;
  account_number_again_missing: null;
  account_numbers_differ: null;
  ifsc_missing: null;
  ifsc_length: null;
  ifsc_fifth_not_zero: null;
  ifsc_invalid: null;
  ifsc_of_no_bank: null;
  ifsc_of_no_branch: { readonly bank: string };
  swift_code_missing: null;
  swift_code_length: null;
  swift_code_invalid: null;
  swift_code_without_country: null;
  iban_missing: null;
  iban_too_long: null;
  iban_without_country: null;
  iban_of_country_without: null;
  iban_length: { readonly needed: number; readonly typed: number };
  iban_mistyped: null;
  routing_number_invalid: null;
  upi_missing: null;
  upi_too_long: null;
  upi_is_email: null;
  upi_invalid: null;
  upi_only_in_india: null;
};
export type BankProblem = ProblemOf<BankProblems>;
