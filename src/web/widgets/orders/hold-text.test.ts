import { expect, test } from 'vitest';
import { heldUntilText } from './hold-text.ts';

test.each([
  ['at midnight on the buyer’s clock', '2026-11-18T18:30:00Z', 'Asia/Kolkata', 'the end of Nov 18, 2026'],
  ['at midnight somewhere else', '2026-11-18T18:30:00Z', 'UTC', 'Nov 18, 2026, 18:30'],
  ['during a day', '2026-11-18T08:35:00Z', 'Asia/Kolkata', 'Nov 18, 2026, 14:05'],
  ['a second after midnight', '2026-11-19T00:00:01Z', 'UTC', 'Nov 19, 2026, 00:00'],
])('a hold that ends %s says so', (_when, heldUntil, zone, words) => {
  expect(heldUntilText(heldUntil, zone)).toBe(words);
});
