/** What is wrong with a sign-up, besides its numbers and addresses. */
import type { SignUpProblems } from '#domain/account/sign-up/sign-up-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const SIGN_UP_PROBLEM_TEXT: ProblemTexts<SignUpProblems> = {
  business_type_missing: 'Choose your type of business.',
  terms_not_accepted: 'Accept the terms of use to continue.',
  reference_code_missing: 'Enter the reference code.',
  reference_code_invalid: 'A reference code has 6 to 12 letters or digits.',
  reference_code_unknown: 'We do not recognise this reference code.',
};
