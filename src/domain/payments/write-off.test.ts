import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { restToWriteOff, writeOffLimit } from './write-off.ts';

const rupees = (minor: bigint) => money(minor, 'INR');
const ROWS = [
  { effectiveFrom: '2026-01-01', smallRest: rupees(100n), bankCharges: rupees(5000n) },
  { effectiveFrom: '2026-12-01', smallRest: rupees(50n), bankCharges: rupees(0n) },
  { effectiveFrom: '2026-01-01', smallRest: money(50n, 'USD'), bankCharges: money(4000n, 'USD') },
];
const limit = (cameByBank: boolean, day = '2026-11-12', currency: 'INR' | 'USD' = 'INR') =>
  writeOffLimit(ROWS, { currency, cameByBank, day }).minor;

test('the limit is that of the day, the currency and the way the money came', () => {
  expect([limit(false), limit(true)]).toEqual([100n, 5000n]);
  expect([limit(false, '2026-12-01'), limit(true, '2026-12-01')]).toEqual([50n, 50n]);
  expect(limit(true, '2026-11-12', 'USD')).toBe(4000n);
  expect(limit(true, '2025-12-31')).toBe(0n);
  expect(writeOffLimit([], { currency: 'INR', cameByBank: true, day: '2026-11-12' })).toEqual(rupees(0n));
});

test('a rest within the limit is given up whole, a larger one not at all', () => {
  const rest = (left: bigint, paid = 10_000n) =>
    restToWriteOff({ paid: rupees(paid), left: rupees(left), limit: rupees(100n) }).minor;
  expect([rest(1n), rest(100n), rest(101n), rest(0n)]).toEqual([1n, 100n, 0n, 0n]);
  expect(rest(100n, 0n)).toBe(0n);
});
