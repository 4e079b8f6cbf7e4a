/** Everything the forms of an account are refused for. */
import type { AddressFormProblems } from './address/address-problem.ts';
import type { BankProblems } from './bank/bank-problem.ts';
import type { ChoiceProblems } from './choices/choice-problem.ts';
import type { CompanyProblems } from './company/company-problem.ts';
import type { ContactProblems } from './contact-problem.ts';
import type { ProfileProblems } from './profile-problem.ts';
import type { SignUpProblems } from './sign-up/sign-up-problem.ts';
import type { TaxNumberProblems } from './tax-numbers/tax-number-problem.ts';

export type AccountProblems = ContactProblems &
  BankProblems &
  TaxNumberProblems &
  AddressFormProblems &
  ChoiceProblems &
  CompanyProblems &
  ProfileProblems &
  SignUpProblems;
