/** Swift codes (BIC) of banks outside India. */

import { plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { isCountryCode } from '../address/countries.ts';
import type { BankProblem } from './bank-problem.ts';

const SWIFT = /^([A-Z]{4})([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const LONGEST_TYPED = 40;

export type SwiftCode = { swiftCode: string; bankCode: string; countryCode: string };

/** Swift gives Kosovo the letters XK although ISO has not. */
export function isBankCountry(code: string): boolean {
  return code === 'XK' || isCountryCode(code);
}

export function parseSwiftCode(raw: string): ParseResult<SwiftCode, BankProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'swift_code_length' });
  const swiftCode = plainUpperCase(raw).replace(/\s/g, '');
  if (swiftCode === '') return refused({ code: 'swift_code_missing' });
  if (swiftCode.length !== 8 && swiftCode.length !== 11) {
    return refused({ code: 'swift_code_length' });
  }
  const [, bankCode, countryCode] = SWIFT.exec(swiftCode) ?? [];
  if (bankCode === undefined || countryCode === undefined) {
    return refused({ code: 'swift_code_invalid' });
  }
  if (!isBankCountry(countryCode)) return refused({ code: 'swift_code_without_country' });
  return { ok: true, swiftCode, bankCode, countryCode };
}
