import { expect, test } from 'vitest';
import { basisPointsOf } from './basis-points.ts';

test.each([
  ['5', 500],
  ['2.5', 250],
  [' 12.25 ', 1225],
  ['0', 0],
  ['0.1', 10],
])('%j percent are %i basis points', (percent, basisPoints) => {
  expect(basisPointsOf(percent)).toBe(basisPoints);
});

test.each(['', '5,0', 'five', '-5', '2.505', '1e3'])('%j is no percentage', (percent) => {
  expect(basisPointsOf(percent)).toBe(-1);
});
