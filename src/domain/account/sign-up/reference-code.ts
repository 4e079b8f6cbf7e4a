/** The code of whoever brought the customer; whether it exists is asked of the server. */

import { plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { SignUpProblem } from './sign-up-problem.ts';

const REFERENCE_CODE = /^[A-Z0-9]{6,12}$/;
const LONGEST_TYPED = 40;

export function parseReferenceCode(raw: string): ParseResult<{ referenceCode: string }, SignUpProblem> {
  const referenceCode = plainUpperCase(raw.slice(0, LONGEST_TYPED));
  if (referenceCode === '') return refused({ code: 'reference_code_missing' });
  if (raw.length <= LONGEST_TYPED && REFERENCE_CODE.test(referenceCode)) return { ok: true, referenceCode };
  return refused({ code: 'reference_code_invalid' });
}
