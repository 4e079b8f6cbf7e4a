import { expect, test } from 'vitest';
import { formatKilograms, formatPounds, POUNDS_PER_KILOGRAM_SHOWN } from './weight.ts';

test('the constant is that of the specification', () => {
  expect(POUNDS_PER_KILOGRAM_SHOWN).toBe(2.20462);
});

test('grams are shown as kilograms and as pounds to two decimals', () => {
  expect(formatKilograms(12_500n)).toBe('12.5 kg');
  expect(formatKilograms(1_234_567n)).toBe('1,234.567 kg');
  expect(formatPounds(1_000n)).toBe('2.2 lb');
  expect(formatPounds(100_000n)).toBe('220.46 lb');
});

test('an absent weight is the placeholder', () => {
  expect(formatKilograms(null)).toBe('--');
  expect(formatPounds(undefined)).toBe('--');
});
