/** Why a company cannot sign up with what was typed, besides its numbers and addresses. */
import type { ProblemOf } from '#domain/shared/problem-list.ts';

export type SignUpProblems = {
  business_type_missing: null;
  terms_not_accepted: null;
  reference_code_missing: null;
  reference_code_invalid: null;
  reference_code_unknown: null;
};
export type SignUpProblem = ProblemOf<SignUpProblems>;
