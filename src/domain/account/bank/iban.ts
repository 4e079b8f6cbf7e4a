/** International bank account numbers: the length of each country and the check by remainder 97. */

import { plainUpperCase, withoutGaps } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { BankProblem } from './bank-problem.ts';

/** Country and number of characters, by the public IBAN registry. */
const LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 ' +
  'EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 ' +
  'KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 ' +
  'PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 ' +
  'UA29 VA22 VG24 XK20 YE30';

export const IBAN_LENGTH_BY_COUNTRY: ReadonlyMap<string, number> = new Map(
  LENGTHS.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The two check digits run from 02 to 98. */
const IBAN = /^([A-Z]{2})(?!00|01|99)[0-9]{2}[A-Z0-9]+$/;
const LONGEST_TYPED = 80;

export function parseIban(raw: string): ParseResult<{ iban: string; countryCode: string }, BankProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'iban_too_long' });
  const iban = withoutGaps(plainUpperCase(raw));
  if (iban === '') return refused({ code: 'iban_missing' });
  const countryCode = IBAN.exec(iban)?.[1];
  if (countryCode === undefined) return refused({ code: 'iban_without_country' });

  const length = IBAN_LENGTH_BY_COUNTRY.get(countryCode);
  if (length === undefined) return refused({ code: 'iban_of_country_without' });
  if (iban.length !== length) {
    return refused({ code: 'iban_length', params: { needed: length, typed: iban.length } });
  }
  if (remainder97(`${iban.slice(4)}${iban.slice(0, 4)}`) !== 1) {
    return refused({ code: 'iban_mistyped' });
  }
  return { ok: true, iban, countryCode };
}

/** Country, check digits and account read as one long number in which A is 10 and Z is 35. */
export function remainder97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
