/** An offer with everything counted that money can be put on: what it costs beside its landed rate, and what it misses. */
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import type { Money } from '#domain/shared/money.ts';
import { isInTime, timeliness } from '../compare/arrival.ts';
import { compareRates, convertRate, type Rate } from '../rate.ts';
import { ASPECTS, type Aspect, type Priorities, shareOf } from './priorities.ts';
import {
  clothMillionths,
  daysMillionths,
  MILLION,
  type PaymentTerms,
  paymentMillionths,
  recordMillionths,
  type SupplierRecord,
  toleranceMillionths,
} from './term-worth.ts';

export type Offer = PaymentTerms &
  SupplierRecord & {
    readonly id: string;
    /** Freight is in it. */
    readonly landedRate: Rate;
    readonly tolerancePercent: number;
    readonly dispatchBy: CalendarDay;
    readonly arriveBy: CalendarDay | null;
    /** In how many points the cloth is another than asked for. */
    readonly differences: number;
  };

/** What the query asked for; null is nothing. */
export type Wish = {
  readonly requiredBy: CalendarDay | null;
  readonly targetRate: Money | null;
  readonly creditDays: number | null;
  readonly priorities: Priorities;
};

/** What is the same for all offers of a comparison. */
export type Counting = Wish & {
  /** With no required date, waiting is counted from the earliest arrival. */
  readonly from: CalendarDay;
  /** The lowest landed rate: terms are worth a part of it, so that equal terms are worth the same. */
  readonly base: Rate;
};

export const FACTORS = ['landed', 'payment', 'arrival', 'tolerance', 'record', 'cloth'] as const;
export type Factor = (typeof FACTORS)[number];

const ASPECT_OF: Readonly<Record<Factor, Aspect>> = {
  landed: 'price',
  tolerance: 'price',
  payment: 'credit',
  arrival: 'date',
  record: 'quality',
  cloth: 'quality',
};

export type CountedOffer = {
  readonly offer: Offer;
  /** `FINE` parts of a minor unit for one unit of cloth, as the priorities weigh them; below zero it makes the offer cheaper. */
  readonly costs: Readonly<Record<Factor, bigint>>;
  readonly total: bigint;
  readonly misses: readonly Aspect[];
};

/** Nothing is rounded before it is shown; half of a millionth is the least that arises. */
export const FINE = MILLION * 2n;

export function minorOf(fine: bigint): bigint {
  return divideHalfUp(fine, FINE);
}

/** Of goods whose way nobody has quoted. */
const UNQUOTED_TRANSIT_DAYS = 10;

export function countOffer(offer: Offer, counting: Counting): CountedOffer {
  const { base, priorities } = counting;
  const millionths: Record<Exclude<Factor, 'landed'>, bigint> = {
    payment: paymentMillionths(offer),
    arrival: arrivalMillionths(offer, counting),
    tolerance: toleranceMillionths(offer.tolerancePercent),
    record: recordMillionths(offer),
    cloth: clothMillionths(offer.differences),
  };
  const costOf = (factor: Factor) => {
    if (factor === 'landed') return convertRate(offer.landedRate, base.unit).price.minor * FINE;
    const [numerator, denominator] = shareOf(ASPECT_OF[factor], priorities);
    return (base.price.minor * millionths[factor] * 2n * numerator) / denominator;
  };
  const costs = Object.fromEntries(
    FACTORS.map((factor) => [factor, costOf(factor)]),
  ) as CountedOffer['costs'];
  const total = FACTORS.reduce((sum, factor) => sum + costs[factor], 0n);
  return { offer, costs, total, misses: missedBy(offer, counting) };
}

function arrivalMillionths(offer: Offer, { requiredBy, from }: Counting): bigint {
  const days = daysBetween(requiredBy ?? from, arrivalDay(offer)) + unquotedDays(offer);
  return days <= 0 ? 0n : daysMillionths(days, requiredBy === null ? 'waiting' : 'late');
}

export function arrivalDay({ arriveBy, dispatchBy }: Offer): CalendarDay {
  return arriveBy ?? dispatchBy;
}

function unquotedDays({ arriveBy }: Offer): number {
  return arriveBy === null ? UNQUOTED_TRANSIT_DAYS : 0;
}

function missedBy(offer: Offer, wish: Wish): Aspect[] {
  return ASPECTS.filter((aspect) => wish.priorities[aspect] === 'must' && MISSES[aspect](offer, wish));
}

/** What nobody asked for cannot be missed. */
const MISSES: Readonly<Record<Aspect, (offer: Offer, wish: Wish) => boolean>> = {
  price: ({ landedRate }, { targetRate }) =>
    targetRate !== null && compareRates(landedRate, { price: targetRate, unit: landedRate.unit }) > 0,
  date: (offer, { requiredBy }) => requiredBy !== null && !isInTime(timeliness(offer, requiredBy)),
  credit: ({ creditDays }, { creditDays: requested }) => requested !== null && creditDays < requested,
  quality: ({ differences }) => differences > 0,
};
