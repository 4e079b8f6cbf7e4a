import fc from 'fast-check';
import { expect, test } from 'vitest';
import { said } from '#tests/support/said-problems.ts';
import { IBAN_LENGTH_BY_COUNTRY, parseIban, remainder97 } from './iban.ts';
import { isBankCountry } from './swift-code.ts';

test.each([
  ['GB82 WEST 1234 5698 7654 32', 'GB'],
  ['de89 3704 0044 0532 0130 00', 'DE'],
  ['FR14-2004-1010-0505-0001-3M02-606', 'FR'],
  ['NO9386011117947', 'NO'],
  ['MT84MALT011000012345MTLCAST001S', 'MT'],
  ['AE070331234567890123456', 'AE'],
  ['SA0380000000608010167519', 'SA'],
  ['TR330006100519786457841326', 'TR'],
  ['PK36SCBL0000001123456702', 'PK'],
])('%s is an IBAN', (raw, countryCode) => {
  const iban = raw.replace(/[ -]/g, '').toUpperCase();
  expect(parseIban(raw)).toEqual({ ok: true, iban, countryCode });
});

test.each([
  ['', 'Enter your IBAN.'],
  ['50200000000001', 'An IBAN begins with two letters and two digits.'],
  ['GB00WEST12345698765432', 'An IBAN begins with two letters and two digits.'],
  ['IN12HDFC0000000000000', 'Banks in this country do not use IBANs.'],
  ['US12345678901234567890', 'Banks in this country do not use IBANs.'],
  ['DE8937040044053201300', 'An IBAN from this country has 22 characters (you entered 21).'],
  ['GB82WEST12345698765423', 'There is a typo in this IBAN. Check it and try again.'],
  ['D'.repeat(81), 'This IBAN is too long.'],
])('%j as an IBAN: %s', (raw, problem) => {
  expect(said(parseIban(raw))).toEqual({ ok: false, problem });
});

test('every country of the table exists and fits into 34 signs', () => {
  for (const [country, length] of IBAN_LENGTH_BY_COUNTRY) {
    expect(isBankCountry(country), country).toBe(true);
    expect(length).toBeGreaterThanOrEqual(15);
    expect(length).toBeLessThanOrEqual(34);
  }
});

const ibans = fc
  .constantFrom(...IBAN_LENGTH_BY_COUNTRY)
  .chain(([country, length]) =>
    fc.tuple(fc.constant(country), fc.stringMatching(new RegExp(`^[A-Z0-9]{${length - 4}}$`))),
  )
  .map(([country, account]) => {
    const check = 98 - remainder97(`${account}${country}00`);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  });

test('every number with right check digits passes', () => {
  fc.assert(
    fc.property(ibans, (iban) => {
      expect(parseIban(iban)).toMatchObject({ ok: true, iban });
    }),
  );
});

test('no mistyped digit and no swap of two digits goes unnoticed', () => {
  fc.assert(
    fc.property(ibans, fc.nat(), fc.nat({ max: 9 }), (iban, at, typed) => {
      const place = at % (iban.length - 1);
      const [first, second] = [iban.charAt(place), iban.charAt(place + 1)];
      fc.pre(/[0-9]/.test(first) && first !== String(typed));
      expect(parseIban(`${iban.slice(0, place)}${typed}${iban.slice(place + 1)}`).ok).toBe(false);
      if (/[0-9]/.test(second) && first !== second) {
        expect(parseIban(`${iban.slice(0, place)}${second}${first}${iban.slice(place + 2)}`).ok).toBe(false);
      }
    }),
  );
});
