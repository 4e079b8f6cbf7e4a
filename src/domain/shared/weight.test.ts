import { expect, test } from 'vitest';
import { formatKilograms, formatPounds, poundHundredths } from './weight.ts';

test('grams are shown as kilograms and as pounds to two decimals', () => {
  expect(formatKilograms(12_500n)).toBe('12.5 kg');
  expect(formatKilograms(1_234_567n)).toBe('1,234.567 kg');
  expect(formatPounds(poundHundredths(1_000n))).toBe('2.2 lb');
  expect(formatPounds(poundHundredths(100_000n))).toBe('220.46 lb');
  expect(formatPounds(poundHundredths(100_000_000n))).toBe('220,462 lb');
});

test('an absent weight is the placeholder', () => {
  expect(formatKilograms(null)).toBe('--');
});
