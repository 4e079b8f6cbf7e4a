import fc from 'fast-check';
import { expect, test } from 'vitest';
import { said, saidProblem } from '#tests/support/said-problems.ts';
import vectors from '../test-vectors.json' with { type: 'json' };
import { isIfscFormat, parseIfsc } from './ifsc.ts';
import { isBankCountry, parseSwiftCode } from './swift-code.ts';
import { isVpa, parseVpa, vpaProblem } from './upi-vpa.ts';

test.each(vectors.ifsc)('$s by the strict pattern of IFSC codes: $ok', ({ s, ok }) => {
  expect(isIfscFormat(s)).toBe(ok);
});

test('an IFSC code is raised to capitals and gives the bank away', () => {
  expect(parseIfsc(' hdfc0000001 ')).toEqual({ ok: true, ifsc: 'HDFC0000001', bankCode: 'HDFC' });
});

test.each([
  ['', 'Enter the IFSC code of your branch.'],
  ['SBIN000069', 'An IFSC code has 11 characters.'],
  ['S'.repeat(50), 'An IFSC code has 11 characters.'],
  ['SBIN1000691', 'The fifth character of an IFSC code is a zero.'],
  ['SBINO000691', 'The fifth character of an IFSC code is a zero.'],
  ['SB1N0000691', 'This does not look like an IFSC code. Example: SBIN0000691'],
  ['SBIN0000_91', 'This does not look like an IFSC code. Example: SBIN0000691'],
])('%j as an IFSC code: %s', (raw, problem) => {
  expect(said(parseIfsc(raw))).toEqual({ ok: false, problem });
});

test.each(vectors.bic)('$s as a Swift code: $ok', ({ s, ok }) => {
  expect(parseSwiftCode(s).ok).toBe(ok);
});

test('a Swift code names its bank and its country', () => {
  expect(parseSwiftCode(' deut de ff ')).toEqual({
    ok: true,
    swiftCode: 'DEUTDEFF',
    bankCode: 'DEUT',
    countryCode: 'DE',
  });
  expect(isBankCountry('XK')).toBe(true);
});

test.each([
  ['', 'Enter the Swift code of your bank.'],
  ['DEUTDEF', 'A Swift code has 8 or 11 characters.'],
  ['D'.repeat(50), 'A Swift code has 8 or 11 characters.'],
  ['DEUTXXFF', 'Letters 5 and 6 of a Swift code must be a country code.'],
  ['AGRIF2PP', 'This does not look like a Swift code. Example: DEUTDEFF'],
])('%j as a Swift code: %s', (raw, problem) => {
  expect(said(parseSwiftCode(raw))).toEqual({ ok: false, problem });
});

test.each(vectors.vpa)('$s as a UPI address: $ok', ({ s, ok }) => {
  expect(isVpa(s)).toBe(ok);
  expect(parseVpa(s).ok).toBe(ok);
});

test('a UPI address has one spelling and each mistake its sentence', () => {
  expect(parseVpa(' Shree.Textiles@OkHdfcBank ')).toEqual({ ok: true, vpa: 'shree.textiles@okhdfcbank' });
  expect(saidProblem(vpaProblem('a.b@upi'))).toBeNull();
  expect(saidProblem(vpaProblem(''))).toBe('Enter your UPI ID.');
  expect(saidProblem(vpaProblem('name@bank.com'))).toMatch(/looks like an email address/);
  expect(saidProblem(vpaProblem('noat'))).toMatch(/does not look like a UPI ID/);
  expect(saidProblem(vpaProblem(`${'a'.repeat(400)}@upi`))).toMatch(/too long/);
});

test('a code read again is itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{4}0[A-Za-z0-9]{6}$/), (raw) => {
      const reading = parseIfsc(raw);
      expect(reading.ok).toBe(true);
      if (reading.ok) expect(parseIfsc(reading.ifsc)).toEqual(reading);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (raw) => {
      const reading = parseVpa(raw);
      if (reading.ok) expect(parseVpa(reading.vpa)).toEqual(reading);
    }),
  );
});
