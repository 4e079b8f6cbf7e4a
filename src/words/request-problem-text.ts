/** What is wrong with the fields of a request, in the language of the build. */
import type { RequestFieldProblem, RequestFieldProblems } from '#domain/requests/request-form-problem.ts';
import { REQUEST_FORM_PROBLEM_TEXT } from '#words/page/request-problems.ts';
import { problemText } from './problem-text.ts';

export function requestProblemText(found: RequestFieldProblem): string {
  return typeof found === 'string' ? found : problemText(REQUEST_FORM_PROBLEM_TEXT, found);
}

/** Beside a choice that cannot be made; null where it can. */
export function whyNotText(found: RequestFieldProblem | null): string | null {
  return found === null ? null : requestProblemText(found);
}

export function requestFieldTexts<Field extends string>(
  problems: RequestFieldProblems<Field>,
): { [Name in Field]?: string } {
  const texts: { [Name in Field]?: string } = {};
  for (const [field, found] of Object.entries(problems) as [Field, RequestFieldProblem][]) {
    texts[field] = requestProblemText(found);
  }
  return texts;
}
