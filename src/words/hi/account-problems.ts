/** Everything an account's forms are refused for. A screen needs few of them and takes their own table. */
import type { AccountProblems } from '#domain/account/account-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { ADDRESS_PROBLEM_TEXT } from './address-problems.ts';
import { BANK_PROBLEM_TEXT } from './bank-problems.ts';
import { CHOICE_PROBLEM_TEXT } from './choice-problems.ts';
import { COMPANY_PROBLEM_TEXT } from './company-problems.ts';
import { CONTACT_PROBLEM_TEXT } from './contact-problems.ts';
import { PROFILE_PROBLEM_TEXT } from './profile-problems.ts';
import { SIGN_UP_PROBLEM_TEXT } from './sign-up-problems.ts';
import { TAX_NUMBER_PROBLEM_TEXT } from './tax-number-problems.ts';

export const ACCOUNT_PROBLEM_TEXT: ProblemTexts<AccountProblems> = {
  ...CHOICE_PROBLEM_TEXT,
  ...COMPANY_PROBLEM_TEXT,
  ...CONTACT_PROBLEM_TEXT,
  ...BANK_PROBLEM_TEXT,
  ...TAX_NUMBER_PROBLEM_TEXT,
  ...ADDRESS_PROBLEM_TEXT,
  ...PROFILE_PROBLEM_TEXT,
  ...SIGN_UP_PROBLEM_TEXT,
};
