import { expect, test } from 'vitest';
import { nearestPoint, placeOf, roundTicks, stepPath } from './chart-scale.ts';

test('ticks are round and span the values', () => {
  expect(roundTicks(9118, 9400)).toEqual([9100, 9200, 9300, 9400]);
  expect(roundTicks(0, 100)).toEqual([0, 50, 100]);
  expect(roundTicks(66, 67)).toEqual([66, 67]);
  const flat = roundTicks(9400, 9400);
  expect(flat[0]).toBeLessThan(9400);
  expect(flat.at(-1)).toBeGreaterThan(9400);
});

test('a value stands in proportion, and in the middle of an empty scale', () => {
  expect(placeOf(150, { from: 100, to: 200 }, 80)).toBe(40);
  expect(placeOf(5, { from: 5, to: 5 }, 80)).toBe(40);
});

test('a line of steps holds each value until the next', () => {
  expect(
    stepPath([
      [0, 10],
      [20.04, 10],
      [40, 5],
    ]),
  ).toBe('M0 10H20V10H40V5');
  expect(stepPath([])).toBe('');
});

test('a finger finds the nearest point', () => {
  expect(nearestPoint([0, 50, 100], 70)).toBe(1);
  expect(nearestPoint([0, 50, 100], 76)).toBe(2);
});
