import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
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
