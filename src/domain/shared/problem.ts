/**
 * Why a rule says no: a code, and the values its sentence needs. Each capability closes its own list; the sentences stand
 * in `src/words`, one for every code.
 */

import type { FeedbackProblems } from '../feedback/feedback-problem.ts';
import type { ClaimProblems } from '../issues/claim-problem.ts';
import type { RequestProblems } from '../requests/request-problem.ts';
import type { SupplierRecordProblems } from '../requests/supplier-problem.ts';
import type { SwatchProblems } from '../swatches/swatch-problem.ts';
import { Refusal, type RefusalCode, type RefusalDetails, refusedFields } from './refusal.ts';

type Problems = FeedbackProblems & SwatchProblems & ClaimProblems & RequestProblems & SupplierRecordProblems;
export type ProblemCode = keyof Problems;

/** Of a list of codes and what each has to say besides; `null` where the code says it all. */
export type ProblemOf<List> = {
  [Code in keyof List]: List[Code] extends null
    ? { readonly code: Code; readonly params?: never }
    : { readonly code: Code; readonly params: List[Code] };
}[keyof List];
export type Problem = ProblemOf<Problems>;

/** Codes that a schema may name, since their sentences need no values. */
export type PlainProblemCode = {
  [Code in ProblemCode]: Problems[Code] extends null ? Code : never;
}[ProblemCode];

/** A sentence for every code of a list; one that is missing does not compile. */
export type ProblemTexts<List> = {
  readonly [Code in keyof List]: List[Code] extends null ? string : (params: List[Code]) => string;
};
export type AllProblemTexts = ProblemTexts<Problems>;

export function refusalFor(code: RefusalCode, problem: Problem, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, details, null, problem);
}

/** A form whose fields broke a rule. */
export function formRefusalFor(problems: Readonly<Record<string, Problem | undefined>>): Refusal {
  return refusedFields(problems);
}
