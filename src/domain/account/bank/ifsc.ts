/** Codes of Indian bank branches; whether the branch exists is looked up, this is the form only. */

import { plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

const IFSC = /^([A-Z]{4})0[A-Z0-9]{6}$/;
const IFSC_LENGTH = 11;
const LONGEST_TYPED = 40;

export type Ifsc = { ifsc: string; bankCode: string };

export function isIfscFormat(text: string): boolean {
  return IFSC.test(text);
}

export function parseIfsc(raw: string): ParseResult<Ifsc> {
  if (raw.length > LONGEST_TYPED) return refused('An IFSC code has 11 characters.');
  const ifsc = plainUpperCase(raw).replace(/\s/g, '');
  if (ifsc === '') return refused('Enter the IFSC code of your branch.');
  const bankCode = IFSC.exec(ifsc)?.[1];
  if (bankCode !== undefined) return { ok: true, ifsc, bankCode };
  if (ifsc.length !== IFSC_LENGTH) return refused('An IFSC code has 11 characters.');
  if (/^[A-Z]{4}[^0]/.test(ifsc)) return refused('The fifth character of an IFSC code is a zero.');
  return refused('This does not look like an IFSC code. Example: SBIN0000691');
}
