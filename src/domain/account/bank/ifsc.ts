/** Codes of Indian bank branches; whether the branch exists is looked up, this is the form only. */

import { plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { BankProblem } from './bank-problem.ts';

const IFSC = /^([A-Z]{4})0[A-Z0-9]{6}$/;
const IFSC_LENGTH = 11;
const LONGEST_TYPED = 40;

export type Ifsc = { ifsc: string; bankCode: string };

export function isIfscFormat(text: string): boolean {
  return IFSC.test(text);
}

export function parseIfsc(raw: string): ParseResult<Ifsc, BankProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'ifsc_length' });
  const ifsc = plainUpperCase(raw).replace(/\s/g, '');
  if (ifsc === '') return refused({ code: 'ifsc_missing' });
  const bankCode = IFSC.exec(ifsc)?.[1];
  if (bankCode !== undefined) return { ok: true, ifsc, bankCode };
  if (ifsc.length !== IFSC_LENGTH) return refused({ code: 'ifsc_length' });
  if (/^[A-Z]{4}[^0]/.test(ifsc)) return refused({ code: 'ifsc_fifth_not_zero' });
  return refused({ code: 'ifsc_invalid' });
}
