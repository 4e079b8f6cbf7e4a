/** Indian and Bangladeshi mobile numbers: every way of writing one number gives the same identity. */

import { plainDigits } from '../forms/text-input.ts';
import type { CallingCode } from '../shared/market.ts';
import { type ParseResult, refused } from '../shared/parse-result.ts';

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

const EXAMPLE = {
  '91': 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9.',
  '880': 'Enter a Bangladeshi mobile number such as 01712 345678.',
} as const satisfies Record<CallingCode, string>;

const LONGEST_TYPED = 40;

export function parseMobile(raw: string, countryCode: CallingCode = '91'): ParseResult<Mobile> {
  if (raw.length > LONGEST_TYPED) return refused('This mobile number is too long.');
  const typed = plainDigits(raw).replace(/[\s().\-/]/g, '');
  if (typed === '') return refused('Enter your mobile number.');
  if (!/^\+?\d+$/.test(typed)) return refused('Use digits only.');

  for (const callingCode of CALLING_CODES) {
    const national = WITH_COUNTRY[callingCode].exec(typed)?.[1];
    if (national) return mobile(callingCode, national);
  }
  const national = NATIONAL[countryCode].exec(typed)?.[1];
  if (national) return mobile(countryCode, national);

  if (/^(?:\+|00)(?!91|880)/.test(typed)) {
    return refused('We can only send codes to numbers in India (+91) and Bangladesh (+880).');
  }
  return refused(EXAMPLE[/^(?:\+|00)880/.test(typed) ? '880' : countryCode]);
}

function mobile(callingCode: CallingCode, national: string): ParseResult<Mobile> {
  return { ok: true, e164: `+${callingCode}${national}`, national, callingCode };
}
