/** What a rule says of typed text, in the sentences a buyer reads. */
import type { FormProblems } from '#domain/forms/form-result.ts';
import type { Problem } from '#domain/shared/problem.ts';
import { PROBLEM_TEXT } from '#words/en/problems.ts';
import { fieldText, fieldTexts } from '#words/problem-text.ts';

export function saidProblem(found: Problem | string | null | undefined): string | null {
  return fieldText(PROBLEM_TEXT, found) ?? null;
}

export function saidProblems<Field extends string>(
  problems: FormProblems<Field, Problem | string>,
): FormProblems<Field> {
  return fieldTexts(PROBLEM_TEXT, problems);
}

/** Of a reader of one field. */
export function said<Read extends { readonly ok: true }>(
  reading: Read | { readonly ok: false; readonly problem: Problem | string },
): Read | { readonly ok: false; readonly problem: string } {
  return reading.ok ? reading : { ok: false, problem: saidProblem(reading.problem) ?? '' };
}

type Refused<Field extends string> = {
  readonly ok: false;
  readonly problems: FormProblems<Field, Problem | string>;
};

export function saidForm<Read extends { readonly ok: true }, Field extends string>(
  reading: Read | Refused<Field>,
): Read | { readonly ok: false; readonly problems: FormProblems<Field> } {
  return reading.ok ? reading : { ok: false, problems: saidProblems(reading.problems) };
}
