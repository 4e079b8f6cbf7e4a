import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { advantagesOver, advise, rankOffers } from './advise.ts';
import { FACTORS, minorOf, type Offer, type Wish } from './counted-offer.ts';
import { differencesBetween, totalBetween } from './differences.ts';
import { ASPECTS, EMPHASES, EQUAL_PRIORITIES, type Priorities } from './priorities.ts';
import { MILLION, paymentMillionths } from './term-worth.ts';

const TODAY = '2026-11-18' as CalendarDay;
const PLAIN: Offer = {
  id: 'a',
  landedRate: { price: money(9_000n, 'INR'), unit: 'metre' },
  tolerancePercent: 5,
  advancePercent: 30,
  creditDays: 0,
  leadDays: 20,
  dispatchBy: addDays(TODAY, 20),
  arriveBy: addDays(TODAY, 24),
  ratingTenths: 44,
  onTimePercent: 90,
  differences: 0,
};
const NO_WISH: Wish = { requiredBy: null, targetRate: null, creditDays: null, priorities: EQUAL_PRIORITIES };
const offer = (id: string, change: Partial<Offer> & { rate?: bigint } = {}): Offer => {
  const { rate, ...rest } = change;
  const landedRate = { price: money(rate ?? 9_000n, 'INR'), unit: 'metre' as const };
  return { ...PLAIN, id, landedRate, ...rest };
};

test('fifteen days of credit on ₹73.40 are worth ₹0.55', () => {
  const worth = (creditDays: number) => -paymentMillionths({ advancePercent: 0, leadDays: 20, creditDays });
  expect((7_340n * (worth(45) - worth(30))) / MILLION).toBe(55n);
});

test('a dearer offer wins when its terms are worth more than the difference, and says by what', () => {
  const cheap = offer('cheap');
  const better = offer('better', { rate: 9_100n, creditDays: 60, arriveBy: addDays(TODAY, 20) });
  const { best, other, isClose } = advise([cheap, better], NO_WISH);
  expect([best?.offer.id, other?.offer.id, isClose]).toEqual(['better', 'cheap', false]);
  expect(best && other && advantagesOver(best, other)).toEqual([
    { factor: 'payment', worth: 189n },
    { factor: 'arrival', worth: 18n },
  ]);
});

test('less than one percent apart is close', () => {
  expect(advise([offer('a'), offer('b', { rate: 9_080n })], NO_WISH)).toMatchObject({ isClose: true });
  expect(advise([offer('a'), offer('b', { rate: 9_100n })], NO_WISH)).toMatchObject({ isClose: false });
});

test('what the buyer marks as a must is met by whoever is recommended, or nobody is', () => {
  const requiredBy = addDays(TODAY, 22);
  const wish: Wish = { ...NO_WISH, requiredBy, priorities: { ...EQUAL_PRIORITIES, date: 'must' } };
  const late = offer('late');
  const unsaid = offer('unsaid', { arriveBy: null });
  const dear = offer('dear', { rate: 12_000n, arriveBy: requiredBy });
  expect(advise([late, dear, unsaid], wish)).toMatchObject({
    best: { offer: { id: 'dear' } },
    other: { offer: { id: 'late' }, misses: ['date'] },
  });
  expect(advise([late, unsaid], wish)).toMatchObject({ best: null, missed: ['date'] });
});

test('what counts more can turn the choice over', () => {
  const cheap = offer('cheap', { rate: 9_000n });
  const credit = offer('credit', { rate: 9_200n, creditDays: 60 });
  const best = (change: Partial<Priorities>) =>
    advise([cheap, credit], { ...NO_WISH, priorities: { ...EQUAL_PRIORITIES, ...change } }).best?.offer.id;
  expect([best({}), best({ credit: 'more' }), best({ price: 'more' })]).toEqual(['cheap', 'credit', 'cheap']);
});

test('rates in two currencies are not ranked', () => {
  const dollars = { ...PLAIN, landedRate: { price: money(100n, 'USD'), unit: 'metre' as const } };
  expect(rankOffers([PLAIN, dollars], NO_WISH)).toEqual([]);
});

const day = fc.integer({ min: 1, max: 120 }).map((days) => addDays(TODAY, days));
const anyOffer = fc.record({
  landedRate: fc
    .bigInt({ min: 50n, max: 100_000n })
    .map((minor) => ({ price: money(minor, 'INR'), unit: 'metre' as const })),
  tolerancePercent: fc.integer({ min: 0, max: 20 }),
  advancePercent: fc.integer({ min: 0, max: 100 }),
  creditDays: fc.constantFrom(0, 30, 45, 60, 90),
  leadDays: fc.integer({ min: 1, max: 120 }),
  dispatchBy: day,
  arriveBy: day,
  ratingTenths: fc.option(fc.integer({ min: 10, max: 50 })),
  onTimePercent: fc.option(fc.integer({ min: 0, max: 100 })),
  differences: fc.integer({ min: 0, max: 6 }),
});
const emphasis = fc.constantFrom(...EMPHASES);
const anyWish: fc.Arbitrary<Wish> = fc.record({
  requiredBy: fc.option(day),
  targetRate: fc.option(fc.bigInt({ min: 50n, max: 100_000n }).map((minor) => money(minor, 'INR'))),
  creditDays: fc.option(fc.constantFrom(30, 45, 60, 90)),
  priorities: fc.record({ price: emphasis, date: emphasis, credit: emphasis, quality: emphasis }),
});
const anyOffers = fc
  .array(anyOffer, { minLength: 2, maxLength: 6 })
  .map((offers) => offers.map((one, place) => ({ ...one, id: String(place) })));

/** One step better in one thing alone. */
const BETTER: readonly ((offer: Offer) => Offer)[] = [
  (one) => ({
    ...one,
    landedRate: { ...one.landedRate, price: money(one.landedRate.price.minor - 1n, 'INR') },
  }),
  (one) => ({ ...one, creditDays: one.creditDays + 15 }),
  (one) => ({ ...one, advancePercent: Math.max(0, one.advancePercent - 10) }),
  (one) => ({ ...one, leadDays: Math.max(1, one.leadDays - 5) }),
  (one) => ({ ...one, arriveBy: one.arriveBy && addDays(one.arriveBy, -3) }),
  (one) => ({ ...one, tolerancePercent: Math.max(0, one.tolerancePercent - 1) }),
  (one) => ({ ...one, ratingTenths: one.ratingTenths && Math.min(50, one.ratingTenths + 2) }),
  (one) => ({ ...one, onTimePercent: one.onTimePercent && Math.min(100, one.onTimePercent + 5) }),
  (one) => ({ ...one, differences: Math.max(0, one.differences - 1) }),
];

test('more of a good thing never makes an offer worse', () => {
  fc.assert(
    fc.property(anyOffers, anyWish, fc.constantFrom(...BETTER), fc.nat(5), (offers, wish, improve, which) => {
      const chosen = offers[which % offers.length];
      if (!chosen) return;
      const place = (all: readonly Offer[]) =>
        rankOffers(all, wish).findIndex(({ offer: { id } }) => id === chosen.id);
      const improved = offers.map((one) => (one === chosen ? improve(one) : one));
      expect(place(improved)).toBeLessThanOrEqual(place(offers));
    }),
    { numRuns: 500 },
  );
});

test('the same figures give the same advice in any order, its parts add up, and no must is missed', () => {
  fc.assert(
    fc.property(anyOffers, anyWish, (offers, wish) => {
      const advice = advise(offers, wish);
      expect(advise(offers.toReversed(), wish)).toEqual(advice);
      expect(advice.best?.misses ?? []).toEqual([]);
      for (const { costs, total } of advice.ranked)
        expect(FACTORS.reduce((sum, factor) => sum + costs[factor], 0n)).toBe(total);
      if (!advice.best) expect(ASPECTS).toEqual(expect.arrayContaining([...advice.missed]));
    }),
    { numRuns: 300 },
  );
});

test('what is shown between two offers adds up to the difference of their shown totals, from either side', () => {
  fc.assert(
    fc.property(anyOffers, anyWish, (offers, wish) => {
      const [one, other] = rankOffers(offers, wish);
      if (!one || !other) return;
      const between = differencesBetween(one, other);
      const back = differencesBetween(other, one);
      expect(FACTORS.reduce((sum, factor) => sum + between[factor], 0n)).toBe(totalBetween(one, other));
      for (const factor of FACTORS) {
        expect(back[factor]).toBe(-between[factor]);
        const off = between[factor] - minorOf(other.costs[factor] - one.costs[factor]);
        expect(off >= -1n && off <= 1n).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
