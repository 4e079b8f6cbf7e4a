/**
 * Why a rule says no: a code, and the values its sentence needs. Each capability closes its own list; the sentences stand
 * in `src/words`, one for every code.
 */

import type { AccountProblems } from '../account/account-problem.ts';
import type { FeedbackProblems } from '../feedback/feedback-problem.ts';
import type { FieldProblems } from '../forms/field-problem.ts';
import type { TypedProblems } from '../forms/typed-problem.ts';
import type { ClaimProblems } from '../issues/claim-problem.ts';
import type { RequestProblems } from '../requests/request-problem.ts';
import type { SupplierRecordProblems } from '../requests/supplier-problem.ts';
import type { SwatchProblems } from '../swatches/swatch-problem.ts';
import type { PlainCodeOf, ProblemOf, ProblemTexts } from './problem-list.ts';
import { Refusal, type RefusalCode, type RefusalDetails, refusedFields } from './refusal.ts';

type Problems = FieldProblems &
  TypedProblems &
  AccountProblems &
  FeedbackProblems &
  SwatchProblems &
  ClaimProblems &
  RequestProblems &
  SupplierRecordProblems;
export type ProblemCode = keyof Problems;
export type Problem = ProblemOf<Problems>;

/** Codes that a schema may name, since their sentences need no values. */
export type PlainProblemCode = PlainCodeOf<Problems>;
export type AllProblemTexts = ProblemTexts<Problems>;

export function refusalFor(code: RefusalCode, problem: Problem, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, details, null, problem);
}

/** A form whose fields broke a rule; a sentence where the rule of a field has no code yet. */
export function formRefusalFor(problems: Readonly<Record<string, Problem | string | undefined>>): Refusal {
  return refusedFields(problems);
}

/** One answer for the whole form, so that it is filled in once. */
export function assertNothingMissing(problems: Readonly<Record<string, Problem | string | null>>): void {
  const found = Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem]] : []));
  if (found.length > 0) throw formRefusalFor(Object.fromEntries(found));
}
