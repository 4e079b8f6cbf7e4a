import { expect, test } from 'vitest';
import { pastRates, readYarnWeeks, yarnOf } from './rate-history.ts';

test('cloth follows its yarn by about half, and ends with the rate of today', () => {
  expect(pastRates(10_000n, [110, 105, 100, 90, 80])).toEqual([10_550n, 10_275n, 10_000n]);
});

test('every cloth has a yarn with more than a year of weeks', async () => {
  const weeks = await readYarnWeeks();
  expect(yarnOf({ category: 1, warp: '2/40' })).toBe('CY40C');
  expect(yarnOf({ category: 1, warp: '80' })).toBe('CY60C');
  expect(yarnOf({ category: 3, warp: '7' })).toBe('OE10');
  expect(yarnOf({ category: 4, warp: '75D' })).toBe('DTY75');
  for (const values of Object.values(weeks)) expect(values.length).toBeGreaterThan(54);
});
