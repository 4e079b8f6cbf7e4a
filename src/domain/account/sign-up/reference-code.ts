/** The code of whoever brought the customer; whether it exists is asked of the server. */

import { plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

const REFERENCE_CODE = /^[A-Z0-9]{6,12}$/;
const LONGEST_TYPED = 40;

export function parseReferenceCode(raw: string): ParseResult<{ referenceCode: string }> {
  const referenceCode = plainUpperCase(raw.slice(0, LONGEST_TYPED));
  if (referenceCode === '') return refused('Enter the reference code.');
  if (raw.length <= LONGEST_TYPED && REFERENCE_CODE.test(referenceCode)) return { ok: true, referenceCode };
  return refused('A reference code has 6 to 12 letters or digits.');
}
