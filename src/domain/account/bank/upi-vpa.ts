/** UPI addresses that refunds are paid to; the handle is verified by the payment provider, new ones appear monthly. */

import { plainText } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

const VPA = /^[A-Za-z0-9][A-Za-z0-9._-]{1,253}@[A-Za-z][A-Za-z0-9]{1,63}$/;
const LONGEST_TYPED = 330;

export function isVpa(text: string): boolean {
  return VPA.test(text);
}

/** Capital letters mean the same address. */
export function parseVpa(raw: string): ParseResult<{ vpa: string }> {
  if (raw.length > LONGEST_TYPED) return refused('This UPI ID is too long.');
  const typed = plainText(raw);
  if (typed === '') return refused('Enter your UPI ID.');
  if (isVpa(typed)) return { ok: true, vpa: typed.toLowerCase() };
  if (/^[^@]+@[^@]+\.[^@]+$/.test(typed)) {
    return refused('This looks like an email address. A UPI ID has no dot after the @.');
  }
  return refused('This does not look like a UPI ID. Example: name@bank');
}

export function vpaProblem(raw: string): string | null {
  const reading = parseVpa(raw);
  return reading.ok ? null : reading.problem;
}
