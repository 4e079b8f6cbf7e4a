/** In what one offer is better than another, in the buyer's words, and what that is worth. */
import { type Advantage, advantagesOver } from '#domain/quotes/advice/advise.ts';
import { type CountedOffer, type Factor, minorOf, type Offer } from '#domain/quotes/advice/counted-offer.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { daysBetween } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { compareTexts } from './compare.texts.ts';

const texts = compareTexts.gains;

export type Gain = { readonly factor: Factor; readonly what: string; readonly worth: string };

/** The most first. */
export function gainsOver(one: CountedOffer, other: CountedOffer, unit?: LengthUnit): Gain[] {
  return advantagesOver(one, other).map(({ factor, worth }: Advantage) => {
    const amount = amountText(worth, one.offer, unit);
    const what = factor === 'landed' ? texts.cheaper(amount) : WORDS[factor](one.offer, other.offer);
    return { factor, what, worth: amount };
  });
}

/** "₹1.10 per m", in the currency and unit of the offer. */
export function fineText(fine: bigint, offer: Offer, unit?: LengthUnit): string {
  return amountText(minorOf(fine), offer, unit);
}

/** Below zero where a must decided against what costs less with everything counted. */
export function apartText(minor: bigint, offer: Offer, unit?: LengthUnit): string {
  return minor < 0n ? `− ${amountText(-minor, offer, unit)}` : amountText(minor, offer, unit);
}

function amountText(minor: bigint, { landedRate }: Offer, unit?: LengthUnit): string {
  return formatRateFor({ price: money(minor, landedRate.price.currency), unit: landedRate.unit }, unit);
}

type Words = (one: Offer, other: Offer) => string;

const WORDS: Readonly<Record<Exclude<Factor, 'landed'>, Words>> = {
  payment: (one, other) => {
    if (one.creditDays > other.creditDays && other.creditDays === 0) return texts.credit(one.creditDays);
    if (one.creditDays > other.creditDays) return texts.moreCredit(one.creditDays - other.creditDays);
    if (one.advancePercent < other.advancePercent)
      return texts.advance(one.advancePercent, other.advancePercent);
    return texts.payment;
  },
  arrival: (one, other) =>
    one.arriveBy === null || other.arriveBy === null || one.arriveBy >= other.arriveBy
      ? texts.arrivalKnown
      : texts.earlier(daysBetween(one.arriveBy, other.arriveBy)),
  tolerance: ({ tolerancePercent }) => texts.tolerance(tolerancePercent),
  record: (one, other) => {
    if ((one.ratingTenths ?? 0) > (other.ratingTenths ?? 50))
      return texts.rated(((one.ratingTenths ?? 0) / 10).toFixed(1));
    if ((one.onTimePercent ?? 0) > (other.onTimePercent ?? 100)) return texts.onTime(one.onTimePercent ?? 0);
    return texts.record;
  },
  cloth: ({ differences }) => (differences === 0 ? texts.cloth : texts.closerCloth),
};
