/** Which quote to take: the ranking of the lists and the sentence above the comparison both ask here. */
import { compareRates } from '../rate.ts';
import {
  arrivalDay,
  type CountedOffer,
  type Counting,
  countOffer,
  FACTORS,
  type Factor,
  type Offer,
  type Wish,
} from './counted-offer.ts';
import { differencesBetween } from './differences.ts';
import type { Aspect } from './priorities.ts';

/** Closer than one percent is a matter of taste. */
const CLOSE_PERCENT = 1n;

export type Advice = {
  /** Null where every offer misses a must. */
  readonly best: CountedOffer | null;
  /** Whom the best is measured against: the cheapest, or the next where it is the cheapest itself. */
  readonly other: CountedOffer | null;
  readonly isClose: boolean;
  /** Best first; offers that miss a must stand behind all others. */
  readonly ranked: readonly CountedOffer[];
  /** What no offer meets, where there is no best. */
  readonly missed: readonly Aspect[];
};

const NO_ADVICE: Advice = { best: null, other: null, isClose: false, ranked: [], missed: [] };

/** Offers of one query; nothing is said about rates in two currencies. */
export function advise(offers: readonly Offer[], wish: Wish): Advice {
  const ranked = rankOffers(offers, wish);
  const [first, second] = ranked;
  if (!first) return NO_ADVICE;
  if (first.misses.length > 0) {
    const missed = first.misses.filter((aspect) => ranked.every(({ misses }) => misses.includes(aspect)));
    return { ...NO_ADVICE, ranked, missed: missed.length > 0 ? missed : first.misses };
  }
  const isClose = second !== undefined && second.misses.length === 0 && isCloseTo(first, second);
  const cheapest = ranked.toSorted(byLanded)[0];
  const other = isClose || cheapest === first ? second : cheapest;
  return { best: first, other: other ?? null, isClose, ranked, missed: [] };
}

/** The same figures give the same order, whatever the order they came in. */
export function rankOffers(offers: readonly Offer[], wish: Wish): CountedOffer[] {
  const [first] = offers;
  if (!first || new Set(offers.map(({ landedRate }) => landedRate.price.currency)).size > 1) return [];
  const from = offers.map(arrivalDay).toSorted()[0] ?? arrivalDay(first);
  const base = offers.map(({ landedRate }) => landedRate).toSorted(compareRates)[0] ?? first.landedRate;
  const counting: Counting = { ...wish, from, base };
  return offers.map((offer) => countOffer(offer, counting)).toSorted(inOrder);
}

function inOrder(a: CountedOffer, b: CountedOffer): number {
  return (
    Number(a.misses.length > 0) - Number(b.misses.length > 0) ||
    Number(a.total > b.total) - Number(a.total < b.total) ||
    byLanded(a, b)
  );
}

function byLanded(a: CountedOffer, b: CountedOffer): number {
  return compareRates(a.offer.landedRate, b.offer.landedRate) || (a.offer.id < b.offer.id ? -1 : 1);
}

function isCloseTo(best: CountedOffer, next: CountedOffer): boolean {
  return (next.total - best.total) * 100n <= best.costs.landed * CLOSE_PERCENT;
}

/** `worth` in minor units. */
export type Advantage = { readonly factor: Factor; readonly worth: bigint };

/** In what one is better than the other, the most first; what comes to nothing is no reason. */
export function advantagesOver(one: CountedOffer, other: CountedOffer): Advantage[] {
  const differences = differencesBetween(one, other);
  return FACTORS.map((factor) => ({ factor, worth: differences[factor] }))
    .filter(({ worth }) => worth > 0n)
    .toSorted((a, b) => Number(b.worth - a.worth));
}
