import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refused } from '#domain/shared/parse-result.ts';
import { said } from '#tests/support/said-problems.ts';
import vectors from '../test-vectors.json' with { type: 'json' };
import { COUNTRY_CODES, isCountryCode } from './countries.ts';
import { isPincode, parseFreightPincode, parsePincode } from './pincode.ts';
import { parseBangladeshiPostcode, parseInternationalPostcode } from './postcode.ts';

test.each(vectors.pin)('$s as a PIN code: $ok', ({ s, ok }) => {
  expect(isPincode(s)).toBe(ok);
  expect(parsePincode(s).ok).toBe(ok);
});

test('a PIN code is trimmed and may be typed in Hindi digits', () => {
  expect(parsePincode(' ११०००१ ')).toEqual({ ok: true, pincode: '110001', isArmyPost: false });
});

test.each([
  ['', 'Enter the PIN code.'],
  ['11000', 'A PIN code has 6 digits without spaces and does not begin with 0.'],
  ['010001', 'A PIN code has 6 digits without spaces and does not begin with 0.'],
  ['1'.repeat(21), 'A PIN code has 6 digits without spaces and does not begin with 0.'],
  ['290001', 'We could not find this PIN code. Please check the 6 digits.'],
])('"%s" as a PIN code gets its sentence', (typed, problem) => {
  expect(said(parsePincode(typed))).toEqual({ ok: false, problem });
});

test('the army post takes post but no freight', () => {
  expect(parsePincode('900056')).toEqual({ ok: true, pincode: '900056', isArmyPost: true });
  expect(parseFreightPincode('900056')).toEqual(refused({ code: 'pincode_of_army_post' }));
  expect(parseFreightPincode('560058').ok).toBe(true);
  expect(parseFreightPincode('29')).toEqual(refused({ code: 'pincode_format' }));
});

test('exactly the eleven empty beginnings and zero are shut out', () => {
  const shut = ['10', '29', '35', '54', '55', '65', '66', '86', '87', '88', '89'];
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6}$/), (digits) => {
      expect(isPincode(digits)).toBe(!digits.startsWith('0') && !shut.includes(digits.slice(0, 2)));
    }),
  );
});

test('a postcode of Bangladesh has four digits', () => {
  expect(parseBangladeshiPostcode(' ১৩৪৬ ')).toEqual({ ok: true, postcode: '1346' });
  for (const raw of ['', '0346', '134', '13460', '13 46', '1'.repeat(50)]) {
    expect(parseBangladeshiPostcode(raw).ok).toBe(false);
  }
});

test('elsewhere a postcode is a short text of letters and digits', () => {
  expect(parseInternationalPostcode(' sw1a  1aa ')).toEqual({ ok: true, postcode: 'SW1A 1AA' });
  for (const raw of ['20457', '150-0001', 'K1A 0B1', '1'])
    expect(parseInternationalPostcode(raw).ok).toBe(true);
  for (const raw of ['', '-', '<b>', '1234567890123', 'x'.repeat(50)]) {
    expect(parseInternationalPostcode(raw).ok).toBe(false);
  }
});

test('there are 249 countries, each once', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  expect(COUNTRY_CODES).toHaveLength(249);
  expect(isCountryCode('DE')).toBe(true);
  for (const code of ['XX', 'de', 'UK', '']) expect(isCountryCode(code)).toBe(false);
});
