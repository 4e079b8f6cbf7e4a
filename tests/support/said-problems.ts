/** What a form says of typed text, in the sentences a buyer reads. */
import type { FormProblems } from '#domain/forms/form-result.ts';
import type { SaidProblem } from '#domain/shared/parse-result.ts';
import { TYPED_PROBLEM_TEXT } from '#words/en/forms.ts';
import { fieldTexts } from '#words/problem-text.ts';

export function saidProblems<Field extends string>(
  problems: FormProblems<Field, SaidProblem>,
): FormProblems<Field> {
  return fieldTexts(TYPED_PROBLEM_TEXT, problems);
}

type Refused<Field extends string> = {
  readonly ok: false;
  readonly problems: FormProblems<Field, SaidProblem>;
};

export function saidForm<Read extends { readonly ok: true }, Field extends string>(
  reading: Read | Refused<Field>,
): Read | { readonly ok: false; readonly problems: FormProblems<Field> } {
  return reading.ok ? reading : { ok: false, problems: saidProblems(reading.problems) };
}
