/** What is wrong with one field of a request; a sentence where the rule of the field has no code yet. */
import type { PincodeProblem } from '../account/address/address-problem.ts';
import type { TypedProblem } from '../forms/typed-problem.ts';
import type { ProblemOf } from '../shared/problem-list.ts';
import type { RequestFormProblems } from './request-problem.ts';

export type RequestFormProblem = ProblemOf<RequestFormProblems>;
export type RequestFieldProblem = RequestFormProblem | PincodeProblem | TypedProblem | string;
export type RequestFieldProblems<Field extends string> = { [Name in Field]?: RequestFieldProblem };

/** Of a reader of one field. */
export type RequestReading<Value extends object> =
  | ({ readonly ok: true } & Readonly<Value>)
  | { readonly ok: false; readonly problem: RequestFieldProblem };

export function requestRefused(problem: RequestFormProblem): {
  readonly ok: false;
  readonly problem: RequestFormProblem;
} {
  return { ok: false, problem };
}
