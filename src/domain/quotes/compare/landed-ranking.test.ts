import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import type { Rate } from '../rate.ts';
import { lowestLanded, lowestLandedRate, type RankedQuote } from './landed-ranking.ts';

const rate = (minor: bigint, currency: 'INR' | 'USD' = 'INR'): Rate => ({
  price: money(minor, currency),
  unit: 'metre',
});
const quote = (landedRate: Rate | null, canBeChosen = true): RankedQuote => ({ landedRate, canBeChosen });

test('the lowest landed rate wins among the quotes that can be chosen now', () => {
  const quotes = [quote(rate(9450n)), quote(rate(9000n), false), quote(rate(9400n)), quote(null)];
  expect(lowestLanded(quotes)).toEqual([false, false, true, false]);
  expect(lowestLandedRate(quotes)).toEqual(rate(9400n));
});

test('one landed rate beside prices ex-mill is no winner, but it is the landed rate', () => {
  const quotes = [quote(null), quote(rate(9450n)), quote(null)];
  expect(lowestLanded(quotes)).toEqual([false, false, false]);
  expect(lowestLandedRate(quotes)).toEqual(rate(9450n));
});

test('rates in two currencies have no lowest', () => {
  const quotes = [quote(rate(9450n)), quote(rate(120n, 'USD'))];
  expect(lowestLanded(quotes)).toEqual([false, false]);
  expect(lowestLandedRate(quotes)).toBeNull();
  expect(lowestLandedRate([quote(rate(9450n), false)])).toBeNull();
});
