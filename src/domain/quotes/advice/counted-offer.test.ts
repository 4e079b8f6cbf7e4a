import { expect, test } from 'vitest';
import { addDays } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { countOffer, minorOf, type Offer, type Wish } from './counted-offer.ts';
import { EQUAL_PRIORITIES, type Priorities } from './priorities.ts';
import { clothMillionths, daysMillionths, recordMillionths, toleranceMillionths } from './term-worth.ts';

const DAY = '2026-12-10';
const BASE = { price: money(10_000n, 'INR'), unit: 'metre' } as const;
const OFFER: Offer = {
  id: 'a',
  landedRate: BASE,
  tolerancePercent: 0,
  advancePercent: 0,
  creditDays: 0,
  leadDays: 20,
  dispatchBy: addDays(DAY, -4),
  arriveBy: DAY,
  ratingTenths: 50,
  onTimePercent: 100,
  differences: 0,
};
const WISH: Wish = { requiredBy: null, targetRate: null, creditDays: null, priorities: EQUAL_PRIORITIES };
const count = (offer: Partial<Offer>, wish: Partial<Wish> = {}) =>
  countOffer({ ...OFFER, ...offer }, { ...WISH, ...wish, from: DAY, base: BASE });

test('each term is worth its part of the rate', () => {
  expect(daysMillionths(7, 'late')).toBe(21_000n);
  expect(daysMillionths(7, 'waiting')).toBe(3500n);
  expect(toleranceMillionths(5)).toBe(5000n);
  expect(clothMillionths(1)).toBe(20_000n);
  expect(recordMillionths({ ratingTenths: 44, onTimePercent: 90 })).toBe(8100n);
  expect(recordMillionths({ ratingTenths: null, onTimePercent: null })).toBe(
    recordMillionths({ ratingTenths: 40, onTimePercent: 85 }),
  );
});

test.each([
  ['an offer that is as good as can be costs its rate', {}, {}, {}],
  ['an advance waits for the goods', { advancePercent: 30 }, {}, { payment: 30n }],
  ['credit is lent on what is not paid ahead', { advancePercent: 30, creditDays: 30 }, {}, { payment: -75n }],
  ['a week of waiting', { arriveBy: addDays(DAY, 7) }, {}, { arrival: 35n }],
  ['a week after the required day', { arriveBy: addDays(DAY, 7) }, { requiredBy: DAY }, { arrival: 210n }],
  ['the required day itself', {}, { requiredBy: DAY }, {}],
  ['earlier is not cheaper', { arriveBy: addDays(DAY, -7) }, { requiredBy: DAY }, {}],
  [
    'a way that nobody quoted takes ten days',
    { arriveBy: null, dispatchBy: DAY },
    { requiredBy: DAY },
    { arrival: 300n },
  ],
  ['two points of other cloth', { differences: 2 }, {}, { cloth: 400n }],
] as const)('%s', (_what, offer, wish, costs) => {
  const counted = count(offer, wish);
  const shown = Object.entries(counted.costs).map(([factor, fine]) => [factor, minorOf(fine)] as const);
  expect(Object.fromEntries(shown.filter(([, minor]) => minor !== 0n))).toEqual({
    landed: 10_000n,
    ...costs,
  });
});

const must = (aspect: keyof Priorities) => ({ priorities: { ...EQUAL_PRIORITIES, [aspect]: 'must' } });
test.each([
  ['price', {}, { targetRate: money(10_000n, 'INR') }, false],
  ['price', {}, { targetRate: money(9999n, 'INR') }, true],
  ['price', {}, { targetRate: null }, false],
  ['credit', { creditDays: 45 }, { creditDays: 45 }, false],
  ['credit', { creditDays: 30 }, { creditDays: 45 }, true],
  ['credit', {}, { creditDays: null }, false],
  ['date', {}, { requiredBy: DAY }, false],
  ['date', {}, { requiredBy: addDays(DAY, -1) }, true],
  ['date', {}, { requiredBy: null }, false],
  ['quality', { differences: 0 }, {}, false],
  ['quality', { differences: 1 }, {}, true],
] as const)('%s is a must, case %#', (aspect, offer, wish, isMissed) => {
  expect(count(offer, { ...wish, ...must(aspect) }).misses).toEqual(isMissed ? [aspect] : []);
  expect(count(offer, wish).misses).toEqual([]);
});

test('what counts more weighs double, and beside a price that counts more the rest weighs half', () => {
  const cloth = (priorities: Partial<Priorities>) =>
    minorOf(count({ differences: 1 }, { priorities: { ...EQUAL_PRIORITIES, ...priorities } }).costs.cloth);
  expect(cloth({})).toBe(200n);
  expect(cloth({ quality: 'more' })).toBe(400n);
  expect(cloth({ price: 'more' })).toBe(100n);
  expect(cloth({ price: 'must', quality: 'must' })).toBe(200n);
  expect(cloth({ date: 'more' })).toBe(200n);
});
