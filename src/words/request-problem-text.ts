/** What is wrong with the fields of a request, in the language of the build. */

import type { PincodeProblems } from '#domain/account/address/address-problem.ts';
import type { TypedProblems } from '#domain/forms/typed-problem.ts';
import type { RequestFieldProblem, RequestFieldProblems } from '#domain/requests/request-form-problem.ts';
import type { RequestFormProblems } from '#domain/requests/request-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { PINCODE_PROBLEM_TEXT } from '#words/page/pincode-problems.ts';
import { REQUEST_FORM_PROBLEM_TEXT } from '#words/page/request-problems.ts';
import { problemText } from './problem-text.ts';

const TEXTS: ProblemTexts<RequestFormProblems & PincodeProblems & TypedProblems> = {
  ...TYPED_PROBLEM_TEXT,
  ...PINCODE_PROBLEM_TEXT,
  ...REQUEST_FORM_PROBLEM_TEXT,
};

export function requestProblemText(found: RequestFieldProblem): string {
  return typeof found === 'string' ? found : problemText(TEXTS, found);
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
