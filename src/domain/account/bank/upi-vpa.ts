/** UPI addresses that refunds are paid to; the handle is verified by the payment provider, new ones appear monthly. */

import { plainText } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { BankProblem } from './bank-problem.ts';

const VPA = /^[A-Za-z0-9][A-Za-z0-9._-]{1,253}@[A-Za-z][A-Za-z0-9]{1,63}$/;
const LONGEST_TYPED = 330;

export function isVpa(text: string): boolean {
  return VPA.test(text);
}

/** Capital letters mean the same address. */
export function parseVpa(raw: string): ParseResult<{ vpa: string }, BankProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'upi_too_long' });
  const typed = plainText(raw);
  if (typed === '') return refused({ code: 'upi_missing' });
  if (isVpa(typed)) return { ok: true, vpa: typed.toLowerCase() };
  if (/^[^@]+@[^@]+\.[^@]+$/.test(typed)) {
    return refused({ code: 'upi_is_email' });
  }
  return refused({ code: 'upi_invalid' });
}

export function vpaProblem(raw: string): BankProblem | null {
  const reading = parseVpa(raw);
  return reading.ok ? null : reading.problem;
}
