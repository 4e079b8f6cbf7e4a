import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatMoneyCompact } from './format-money.ts';
import { money } from './money.ts';

test.each([
  [123_456_789n, '₹12,34,567.89'],
  [123_456_750n, '₹12,34,567.50'],
  [10_000_000_000n, '₹10,00,00,000.00'],
  [99_999n, '₹999.99'],
  [0n, '₹0.00'],
  [-5n, '-₹0.05'],
])('%s paise are written with lakh and crore groups', (paise, text) => {
  expect(formatMoney(money(paise, 'INR'))).toBe(text);
});

test.each([
  [1_234_550n, '$12,345.50'],
  [123_456_789_000n, '$1,234,567,890.00'],
  [-100n, '-$1.00'],
])('%s cents are written with western groups', (cents, text) => {
  expect(formatMoney(money(cents, 'USD'))).toBe(text);
});

test('an absent amount is the placeholder and never zero', () => {
  for (const absent of [null, undefined]) {
    expect(formatMoney(absent)).toBe('--');
    expect(formatMoneyCompact(absent)).toBe('--');
  }
});

test('the text is what Intl writes for amounts that a float holds exactly', () => {
  const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (paise) => {
      expect(formatMoney(money(paise, 'INR'))).toBe(intl.format(Number(paise) / 100));
    }),
  );
});

test.each([
  [1_200_000_000n, 'INR', '₹1.2Cr'],
  [15_000_000n, 'INR', '₹1.5L'],
  [10_000_000n, 'INR', '₹1L'],
  [999_999_900n, 'INR', '₹1Cr'],
  [9_999_950n, 'INR', '₹1L'],
  [1_234_567_800_000_000n, 'INR', '₹12,34,567.8Cr'],
  [154_900n, 'INR', '₹1.5K'],
  [99_900n, 'INR', '₹999'],
  [99_950n, 'INR', '₹1K'],
  [0n, 'INR', '₹0'],
  [-15_000_000n, 'INR', '-₹1.5L'],
  [120_000_000n, 'USD', '$1.2M'],
  [5_000n, 'USD', '$50'],
  [250_000_000_000n, 'USD', '$2.5B'],
] as const)('%s minor units of %s are short', (minor, currency, text) => {
  expect(formatMoneyCompact(money(minor, currency))).toBe(text);
});

test('a short text below a thousand crore has at most six signs', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_994_999_999n }), (paise) => {
      expect(formatMoneyCompact(money(paise, 'INR'))).toMatch(/^₹\d{1,3}(?:\.\d)?(?:K|L|Cr)?$/);
    }),
  );
});
