import { expect, test } from 'vitest';
import { formatDeadline } from './format-moment.ts';

test.each([
  ['Asia/Kolkata', 'the end of Nov 20, 2026'],
  ['Asia/Dhaka', 'Nov 21, 2026, 00:30'],
  ['Europe/Oslo', 'Nov 20, 2026, 19:30'],
])('the end of a working day in India reads in %s as “%s”', (zone, words) => {
  expect(formatDeadline('2026-11-20T18:30:00Z', zone)).toBe(words);
});
