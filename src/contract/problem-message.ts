/** What a schema says when a value does not fit: the code of a problem, which is said in the language of the reader. */
import type * as z from 'zod/mini';
import type { PlainProblemCode, ProblemCode } from '#domain/shared/problem.ts';
import type { FieldProblem } from '#domain/shared/refusal.ts';

export function problem(code: PlainProblemCode): PlainProblemCode {
  return code;
}

/** How many characters fit is read from the rule that was broken. */
export const TOO_LONG = 'field_too_long' satisfies ProblemCode;

export function schemaProblem(issue: z.core.$ZodIssue): FieldProblem {
  return issue.code === 'too_big' && issue.message === TOO_LONG
    ? { code: TOO_LONG, params: { most: Number(issue.maximum) } }
    : issue.message;
}
