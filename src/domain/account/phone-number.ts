/** Indian and Bangladeshi mobile numbers: every way of writing one number gives the same identity. */

import { plainDigits } from '../forms/text-input.ts';
import type { CallingCode } from '../shared/market.ts';
import { type ParseResult, refused } from '../shared/parse-result.ts';
import type { IdentityProblem } from './contact-problem.ts';

export type { CallingCode };

export type Mobile = {
  /** The identity: "+919876543210". */
  e164: string;
  /** Ten digits in both countries. */
  national: string;
  callingCode: CallingCode;
};

const CALLING_CODES: readonly CallingCode[] = ['91', '880'];

/** With the country in the text: +91, 0091, 91 or 091, and people often keep the domestic zero behind it. */
const WITH_COUNTRY = {
  '91': /^(?:\+|00?)?910?([6-9]\d{9})$/,
  '880': /^(?:\+|00?)?8800?(1[3-9]\d{8})$/,
} as const satisfies Record<CallingCode, RegExp>;

/** Ten digits, so an Indian number that itself begins with 91 is not taken for a country code. */
const NATIONAL = {
  '91': /^0?([6-9]\d{9})$/,
  '880': /^0?(1[3-9]\d{8})$/,
} as const satisfies Record<CallingCode, RegExp>;

const NOT_OF_COUNTRY = {
  '91': { code: 'mobile_not_indian' },
  '880': { code: 'mobile_not_bangladeshi' },
} as const satisfies Record<CallingCode, IdentityProblem>;

const LONGEST_TYPED = 40;

export function parseMobile(
  raw: string,
  countryCode: CallingCode = '91',
): ParseResult<Mobile, IdentityProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'mobile_too_long' });
  const typed = plainDigits(raw).replace(/[\s().\-/]/g, '');
  if (typed === '') return refused({ code: 'mobile_missing' });
  if (!/^\+?\d+$/.test(typed)) return refused({ code: 'number_not_digits' });

  for (const callingCode of CALLING_CODES) {
    const national = WITH_COUNTRY[callingCode].exec(typed)?.[1];
    if (national) return mobile(callingCode, national);
  }
  const national = NATIONAL[countryCode].exec(typed)?.[1];
  if (national) return mobile(countryCode, national);

  if (/^(?:\+|00)(?!91|880)/.test(typed)) {
    return refused({ code: 'mobile_of_other_country' });
  }
  return refused(NOT_OF_COUNTRY[/^(?:\+|00)880/.test(typed) ? '880' : countryCode]);
}

function mobile(callingCode: CallingCode, national: string): ParseResult<Mobile, IdentityProblem> {
  return { ok: true, e164: `+${callingCode}${national}`, national, callingCode };
}
