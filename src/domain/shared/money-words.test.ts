import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarsInWords, rupeesInWords } from './money-words.ts';

test.each([
  [0n, 'Rupees Zero Only'],
  [50n, 'Rupees Zero and Fifty Paise Only'],
  [2_100n, 'Rupees Twenty One Only'],
  [99_900n, 'Rupees Nine Hundred Ninety Nine Only'],
  [10_000_000n, 'Rupees One Lakh Only'],
  [123_456_750n, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Fifty Paise Only'],
  [105_000_000n, 'Rupees Ten Lakh Fifty Thousand Only'],
  [1_000_000_000n, 'Rupees One Crore Only'],
  [
    12_345_678_999n,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Ninety Nine Paise Only',
  ],
  [100_000_000_000n, 'Rupees One Hundred Crore Only'],
  [1_000_000_000_001n, 'Rupees One Thousand Crore and One Paise Only'],
  [1_100n, 'Rupees Eleven Only'],
  [-4_005n, 'Minus Rupees Forty and Five Paise Only'],
])('%s paise in words', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

test.each([
  [0n, 'US Dollars Zero Only'],
  [1_234_550n, 'US Dollars Twelve Thousand Three Hundred Forty Five and Cents Fifty Only'],
  [100_000_000n, 'US Dollars One Million Only'],
  [100_000_000_007n, 'US Dollars One Billion and Cents Seven Only'],
  [1_500n, 'US Dollars Fifteen Only'],
])('%s cents in words', (cents, words) => {
  expect(dollarsInWords(cents)).toBe(words);
});

test('two different amounts never share their words', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(rupeesInWords(a) === rupeesInWords(b)).toBe(a === b);
      expect(dollarsInWords(a) === dollarsInWords(b)).toBe(a === b);
    }),
  );
});

test('words hold no double space and no missing word', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), (n) => {
      expect(rupeesInWords(n)).toMatch(/^Rupees(?: [A-Z][a-z]+)+(?: and(?: [A-Z][a-z]+)+ Paise)? Only$/);
    }),
  );
});
