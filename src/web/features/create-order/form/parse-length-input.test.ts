import { expect, test } from 'vitest';
import { lengthFigures, writtenLength } from './parse-length-input.ts';

test('only digits and three decimals can be typed', () => {
  expect(lengthFigures('1,25,000 m')).toBe('125000');
  expect(lengthFigures('12.34567')).toBe('12.345');
  expect(lengthFigures('1.2.3')).toBe('1.23');
});

test('a length is written as it is typed', () => {
  expect(writtenLength({ thousandths: 1_250_500n })).toBe('1250.5');
});
