/** What is wrong with typed lines, amounts and quantities, in every form. */
import type { LineName } from '#domain/forms/line-name.ts';
import type { TypedProblems } from '#domain/forms/typed-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

type LineText = { readonly missing: string; readonly name: string };

const LINE_TEXT: Readonly<Record<LineName, LineText>> = {
  company: { missing: 'Enter your company name.', name: 'The company name' },
  own_name: { missing: 'Enter your name.', name: 'Your name' },
  own_city: { missing: 'Enter your city.', name: 'The city' },
  colleague_name: { missing: 'Enter a name.', name: 'The name' },
  address_line_1: { missing: 'Enter the house, street and area.', name: 'The first line' },
  address_line_2: { missing: 'Enter the house, street and area.', name: 'The second line' },
  city: { missing: 'Enter the city.', name: 'The city' },
  district: { missing: 'Enter the district.', name: 'The district' },
  region: { missing: 'Enter the region.', name: 'The region' },
  account_holder: { missing: "Enter the account holder's name.", name: 'This name' },
  port: { missing: 'Enter the port of delivery.', name: 'The port' },
  po_number: { missing: 'Enter your PO number.', name: 'The PO number' },
  seller_name: { missing: 'Enter the legal name.', name: 'The legal name' },
  seller_address: { missing: 'Enter the address.', name: 'The address' },
  seller_city: { missing: 'Enter the city.', name: 'The city' },
  seller_lut: { missing: 'Enter the LUT.', name: 'The LUT' },
  seller_bank: { missing: 'Enter the bank.', name: 'The bank' },
  seller_branch: { missing: 'Enter the branch.', name: 'The branch' },
  seller_account_holder: { missing: 'Enter whose account it is.', name: 'The account holder' },
  letter_of_credit_number: { missing: 'Enter the number of the letter of credit.', name: 'The number' },
  letter_of_credit_bank: { missing: 'Enter the issuing bank.', name: 'The bank' },
  tally_ledger: { missing: 'Enter the name as it stands in Tally.', name: 'The name' },
  remittance_reference: { missing: 'Enter the FIRC or IRM number.', name: 'The number' },
  ebrc_number: { missing: 'Enter the FIRC or IRM number.', name: 'The e-BRC number' },
};

export const TYPED_PROBLEM_TEXT: ProblemTexts<TypedProblems> = {
  line_missing: ({ line }) => LINE_TEXT[line].missing,
  line_too_long: ({ line, most }) => `${LINE_TEXT[line].name} is too long; use at most ${most} characters.`,
  line_without_letters: ({ line }) => `${LINE_TEXT[line].name} needs letters or digits.`,
  amount_missing: 'Enter an amount.',
  amount_not_digits: 'Use digits only, with at most 2 decimals.',
  quantity_missing: 'Enter a quantity.',
  quantity_not_digits: 'Use digits only, with at most 3 decimals.',
};
