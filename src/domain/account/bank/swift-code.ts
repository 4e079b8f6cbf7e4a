/** Swift codes (BIC) of banks outside India. */

import { plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { isCountryCode } from '../address/countries.ts';

const SWIFT = /^([A-Z]{4})([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const LONGEST_TYPED = 40;

export type SwiftCode = { swiftCode: string; bankCode: string; countryCode: string };

/** Swift gives Kosovo the letters XK although ISO has not. */
export function isBankCountry(code: string): boolean {
  return code === 'XK' || isCountryCode(code);
}

export function parseSwiftCode(raw: string): ParseResult<SwiftCode> {
  if (raw.length > LONGEST_TYPED) return refused('A Swift code has 8 or 11 characters.');
  const swiftCode = plainUpperCase(raw).replace(/\s/g, '');
  if (swiftCode === '') return refused('Enter the Swift code of your bank.');
  if (swiftCode.length !== 8 && swiftCode.length !== 11) {
    return refused('A Swift code has 8 or 11 characters.');
  }
  const [, bankCode, countryCode] = SWIFT.exec(swiftCode) ?? [];
  if (bankCode === undefined || countryCode === undefined) {
    return refused('This does not look like a Swift code. Example: DEUTDEFF');
  }
  if (!isBankCountry(countryCode)) return refused('Letters 5 and 6 of a Swift code must be a country code.');
  return { ok: true, swiftCode, bankCode, countryCode };
}
