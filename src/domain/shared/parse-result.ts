import type { TypedProblem } from '../forms/typed-problem.ts';

/** Of a form of which some rules still say a sentence. */
export type SaidProblem = string | TypedProblem;

/** The answer of every reader of typed text: the value, or what is wrong with it; it never throws. */
export type ParseResult<Value extends object, Wrong = string> =
  | ({ readonly ok: true } & Readonly<Value>)
  | { readonly ok: false; readonly problem: Wrong };

export function refused<const Wrong>(problem: Wrong): { readonly ok: false; readonly problem: Wrong } {
  return { ok: false, problem };
}
