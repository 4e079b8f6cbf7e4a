import { expect, test } from 'vitest';
import { rateForQuantity } from '#domain/quotes/terms/quantity-breaks.ts';
import { wholeLength } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { breaksOf, qualityBreaksProblem } from './quality-breaks.ts';
import { rateChange } from './rate-change.ts';
import { pointsWithin, rateBounds, rateOn } from './rate-history.ts';
import { isRateStale, usualValidity } from './rate-validity.ts';

const POINTS = [
  { day: '2026-09-01', minor: 9500n },
  { day: '2026-10-20', minor: 9200n },
  { day: '2026-11-09', minor: 9400n },
];

test('a rate holds until the next one is published', () => {
  expect(rateOn(POINTS, '2026-08-31')).toBeNull();
  expect(rateOn(POINTS, '2026-09-01')).toBe(9500n);
  expect(rateOn(POINTS, '2026-11-08')).toBe(9200n);
  expect(rateOn(POINTS, '2026-12-24')).toBe(9400n);
});

test('a range begins with the rate that held on its first day and ends today', () => {
  expect(pointsWithin(POINTS, { days: 30, today: '2026-11-12' })).toEqual([
    { day: '2026-10-13', minor: 9500n },
    { day: '2026-10-20', minor: 9200n },
    { day: '2026-11-09', minor: 9400n },
    { day: '2026-11-12', minor: 9400n },
  ]);
});

test('a range that is older than the first rate begins with that rate', () => {
  const [first, ...others] = pointsWithin(POINTS, { days: 365, today: '2026-11-09' });
  expect(first).toEqual(POINTS[0]);
  expect(others).toEqual(POINTS.slice(1));
  expect(pointsWithin([], { days: 30, today: '2026-11-09' })).toEqual([]);
});

test('low and high are those of the points', () => {
  expect(rateBounds(POINTS)).toEqual({ low: 9200n, high: 9500n });
  expect(rateBounds([])).toBeNull();
});

test('a change has a direction, an amount and a share, and none without an earlier rate', () => {
  expect(rateChange(9200n, 9400n)).toEqual({ direction: 'down', byMinor: 200n, basisPoints: 213 });
  expect(rateChange(9400n, 9200n)).toEqual({ direction: 'up', byMinor: 200n, basisPoints: 217 });
  expect(rateChange(9400n, 9400n)).toEqual({ direction: 'steady', byMinor: 0n, basisPoints: 0 });
  expect(rateChange(9400n, null)).toBeNull();
});

test('a rate is stale from the moment its validity ends, and one without an end never is', () => {
  const from = new Date('2026-11-02T06:30:00Z');
  const until = usualValidity(from);
  expect(isRateStale(until, new Date(until.getTime() - 1))).toBe(false);
  expect(isRateStale(until, until)).toBe(true);
  expect(isRateStale(null, new Date('2126-01-01T00:00:00Z'))).toBe(false);
});

const BREAKS = [
  { from: 3_000_000n, offBasisPoints: 150 },
  { from: 8_000_000n, offBasisPoints: 300 },
];

test('breaks follow the rate of today, in the unit of the rate', () => {
  const rate = { price: money(9400n, 'INR'), unit: 'metre' } as const;
  const breaks = breaksOf(rate, BREAKS, 100_000n);
  expect(breaks.map((step) => step.rate.price.minor)).toEqual([9259n, 9118n]);
  expect(rateForQuantity(rate, breaks, wholeLength(2999n, 'metre'))).toBe(rate);
  expect(rateForQuantity(rate, breaks, wholeLength(8000n, 'metre')).price.minor).toBe(9118n);

  const yards = breaksOf({ price: money(97n, 'USD'), unit: 'yard' }, BREAKS, 100_000n);
  expect(yards.map(({ from }) => from)).toEqual([wholeLength(3300n, 'yard'), wholeLength(8800n, 'yard')]);
});

test('a break that saves nothing is not shown', () => {
  const rate = { price: money(10n, 'USD'), unit: 'yard' } as const;
  expect(breaksOf(rate, [{ from: 1_000_000n, offBasisPoints: 100 }], 100_000n)).toEqual([]);
});

test('breaks must rise in quantity and in discount', () => {
  expect(qualityBreaksProblem(BREAKS)).toBeNull();
  expect(qualityBreaksProblem([...BREAKS].reverse())).toMatch(/quantity/);
  expect(
    qualityBreaksProblem([BREAKS[0], { from: 9_000_000n, offBasisPoints: 150 }] as typeof BREAKS),
  ).toMatch(/discount/);
});
