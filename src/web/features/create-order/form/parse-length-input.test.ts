import { expect, test } from 'vitest';
import { lengthFigures, roundedDown, writtenLength } from './parse-length-input.ts';

test('only digits and three decimals can be typed', () => {
  expect(lengthFigures('1,25,000 m')).toBe('125000');
  expect(lengthFigures('12.34567')).toBe('12.345');
  expect(lengthFigures('1.2.3')).toBe('1.23');
});

test('what is free is read in whole steps or units, and a rest stays a rest', () => {
  const yards = (thousandths: bigint) => ({ thousandths, unit: 'yard' }) as const;
  expect(writtenLength(roundedDown(yards(7_655_293n), yards(50_000n)))).toBe('7650');
  expect(writtenLength(roundedDown(yards(4_374_453n), null))).toBe('4374');
  expect(writtenLength(roundedDown(yards(453n), null))).toBe('0.453');
});
