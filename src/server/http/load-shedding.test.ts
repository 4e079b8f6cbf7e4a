import { expect, test } from 'vitest';
import { isSampleOfStart, isTooLate } from './load-shedding.ts';

test('a process is too late beyond the delay it may have', () => {
  expect(isTooLate(400, 400)).toBe(false);
  expect(isTooLate(401, 400)).toBe(true);
});

test('a second that was blocked from end to end counts as a second, not as an endless delay', () => {
  expect(isTooLate(Number.POSITIVE_INFINITY, 400)).toBe(true);
  expect(isTooLate(Number.POSITIVE_INFINITY, 600_000)).toBe(false);
});

test('what the start itself blocked is not held against the first calls', () => {
  expect(isSampleOfStart(Number.NEGATIVE_INFINITY)).toBe(true);
  expect(isSampleOfStart(1999)).toBe(true);
  expect(isSampleOfStart(2001)).toBe(false);
});
