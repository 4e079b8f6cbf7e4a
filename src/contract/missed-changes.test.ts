import { expect, test } from 'vitest';
import { mayHaveChanged } from './missed-changes.ts';

const OPENING = { coversMs: 60_000, changes: [{ key: 'orders' as const, agoMs: 400 }] };
const requested = (sinceMs: number, ...keys: string[]) =>
  mayHaveChanged(OPENING, { keys, sinceMs, heardMs: 100_000 });

test('what changed after the read is known, what changed before it or not at all is not read again', () => {
  expect(requested(99_000, 'orders')).toBe(true);
  expect(requested(99_600, 'orders')).toBe(true);
  expect(requested(99_700, 'orders')).toBe(false);
  expect(requested(99_000, 'payments', 'orders')).toBe(true);
  expect(requested(99_000, 'payments')).toBe(false);
});

test('what was read before the memory of the server begins may have changed', () => {
  expect(requested(40_001, 'payments')).toBe(false);
  expect(requested(40_000, 'payments')).toBe(true);
  expect(mayHaveChanged({ coversMs: 0, changes: [] }, { keys: ['orders'], sinceMs: 99, heardMs: 100 })).toBe(
    true,
  );
});
