import { expect, test } from 'vitest';
import { readingsText, toHundredths, toleranceText } from './lab-reading.ts';

const DAY = { lightSource: 'D65', deltaE: 0.8 } as const;
const SHOP = { lightSource: 'TL84', deltaE: 1.24 } as const;

test('a reading names its light source in words', () => {
  expect(readingsText([])).toBeNull();
  expect(readingsText([DAY])).toBe('ΔE CMC 0.80 in D65 (daylight)');
  expect(readingsText([DAY, SHOP])).toBe('ΔE CMC 0.80 in D65 (daylight), 1.24 in TL84 (shop light)');
});

test('readings are held against the tolerance only where one is agreed', () => {
  expect(toleranceText([DAY, SHOP], null)).toBeNull();
  expect(toleranceText([], 1)).toBeNull();
  expect(toleranceText([DAY], 0.8)).toBe('Within the agreed tolerance of 0.80');
  expect(toleranceText([DAY, SHOP], 1)).toBe('Outside the agreed tolerance of 1.00 in TL84');
  expect(toleranceText([DAY, SHOP], 0.5)).toBe('Outside the agreed tolerance of 0.50');
});

test('hundredths and no finer', () => {
  expect(toHundredths(1.15)).toBe(115);
  expect(toHundredths(0)).toBe(0);
  expect(toHundredths(0.805)).toBeNull();
});
