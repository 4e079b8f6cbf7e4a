import { expect, test } from 'vitest';
import { expectedArrival, isInTime, timeliness } from './arrival.ts';

const LANDED = { dispatchBy: '2026-12-10', transitDays: 4, term: 'landed' } as const;

test('goods arrive as many days after dispatch as the way takes', () => {
  expect(expectedArrival(LANDED)).toBe('2026-12-14');
  expect(expectedArrival({ ...LANDED, transitDays: null })).toBeNull();
  expect(expectedArrival({ ...LANDED, term: 'self_pickup' })).toBeNull();
  expect(expectedArrival({ ...LANDED, term: 'fob' })).toBeNull();
});

test.each([
  ['2026-12-14', '2026-12-16', { kind: 'early', days: 2 }, true],
  ['2026-12-14', '2026-12-14', { kind: 'on_day' }, true],
  ['2026-12-14', '2026-12-12', { kind: 'late', days: 2 }, false],
  [null, '2026-12-16', { kind: 'unknown' }, false],
  // It leaves the mill five days too late, however long the way takes.
  [null, '2026-12-05', { kind: 'late', days: 5 }, false],
  ['2026-12-14', null, { kind: 'unknown' }, false],
] as const)('an arrival on %s for %s is %o', (arriveBy, requiredBy, timing, inTime) => {
  const found = timeliness({ dispatchBy: '2026-12-10', arriveBy }, requiredBy);
  expect(found).toEqual(timing);
  expect(isInTime(found)).toBe(inTime);
});
