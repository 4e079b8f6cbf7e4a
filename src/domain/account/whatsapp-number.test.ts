import { expect, test } from 'vitest';
import { said } from '#tests/support/said-problems.ts';
import { COUNTRY_CODES } from './address/countries.ts';
import { CALLING_CODE_COUNTRIES, callingCodeOf } from './calling-code-countries.ts';
import { isCallingCode, splitE164 } from './calling-codes.ts';
import { maskPhone } from './mask-identity.ts';
import { parseWhatsappNumber } from './whatsapp-number.ts';

test.each([
  ['98765 43210', '91', '+919876543210'],
  ['01712-345678', '880', '+8801712345678'],
  ['07911 123456', '44', '+447911123456'],
  ['+44 7911 123456', '44', '+447911123456'],
  ['0044 7911 123456', '44', '+447911123456'],
  ['(415) 555-2671', '1', '+14155552671'],
  ['050 123 4567', '971', '+971501234567'],
  ['347 1234567', '39', '+393471234567'],
])('%s with +%s is %s', (raw, code, e164) => {
  expect(parseWhatsappNumber(raw, code)).toMatchObject({ ok: true, e164 });
});

test.each([
  ['', '44', 'Enter your WhatsApp number.'],
  ['7911abc', '44', 'Use digits only.'],
  ['+49 1512 3456789', '44', "This number doesn't start with +44."],
  ['12345', '44', 'This number is too short. Enter all of its digits.'],
  ['415 555 267', '1', 'Enter the 10 digits of the number, area code first.'],
  ['1234567890123456', '44', 'This number is too long.'],
  ['7911123456', '0', 'Choose the country of the number.'],
  ['7911123456', '7911', 'Choose the country of the number.'],
])('%s with +%s is refused: %s', (raw, code, problem) => {
  expect(said(parseWhatsappNumber(raw, code))).toEqual({ ok: false, problem });
});

test('every country of the list is one, and its code is read back from a number', () => {
  for (const { country, callingCode } of CALLING_CODE_COUNTRIES) {
    expect(COUNTRY_CODES).toContain(country);
    expect(isCallingCode(callingCode)).toBe(true);
    expect(splitE164(`+${callingCode}23456789`)?.callingCode).toBe(callingCode);
  }
  expect(callingCodeOf('GB')).toBe('44');
  expect(callingCodeOf('XX')).toBeNull();
});

test('a number abroad is masked like one at home', () => {
  expect(maskPhone('+447911123456')).toBe('+44 ••••• •3456');
  expect(maskPhone('+14155552671')).toBe('+1 ••••• •2671');
  expect(maskPhone('nonsense')).toBe('••••••••••');
});
