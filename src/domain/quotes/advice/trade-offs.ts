/** What other terms are worth to the supplier, by the rule that ranks quotes, and the rate at which both come out even. */
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { money } from '#domain/shared/money.ts';
import type { NegotiableTerms } from '../quote-version.ts';
import type { Rate } from '../rate.ts';
import { daysMillionths, MILLION, paymentMillionths } from './term-worth.ts';

/** Our estimate: twice the quantity saves two percent of setting up and selling; beyond three times nothing more. */
const DOUBLED_MILLIONTHS = 20_000n;
const MOST_QUANTITY_MILLIONTHS = 40_000n;

/** In minor units for one unit of cloth; below zero the supplier gives it away. */
export function worthToSupplier(quoted: NegotiableTerms, wanted: NegotiableTerms): bigint {
  const millionths =
    quantityMillionths(quoted.quantity.thousandths, wanted.quantity.thousandths) +
    daysMillionths(wanted.leadDays - quoted.leadDays, 'waiting') +
    paymentMillionths({ ...wanted, leadDays: quoted.leadDays }) -
    paymentMillionths(quoted);
  return divideHalfUp(quoted.rate.price.minor * millionths, MILLION);
}

/** What the whole offer, rate and terms, leaves the supplier against the quote. */
export function balanceOfOffer(quoted: NegotiableTerms, wanted: NegotiableTerms): bigint {
  return wanted.rate.price.minor - quoted.rate.price.minor + worthToSupplier(quoted, wanted);
}

const ADVANCE_STEPS = [0, 10, 20, 30, 50, 100] as const;

/**
 * The terms as wanted, at the rate that leaves the supplier as well off as the quote. Where they ask more than they
 * give, the least advance that makes up for it comes along; null where nothing does, or where nothing is changed.
 */
export function evenOffer(quoted: NegotiableTerms, wanted: NegotiableTerms): NegotiableTerms | null {
  const advances = ADVANCE_STEPS.filter((percent) => percent > wanted.advancePercent);
  const mixes = [wanted.advancePercent, ...advances].map((advancePercent) => ({ ...wanted, advancePercent }));
  const even = mixes.find((mix) => isPossible(mix) && worthToSupplier(quoted, mix) >= 0n);
  if (!even || hasSameTerms(quoted, even)) return null;
  return { ...even, rate: rateLowerBy(quoted.rate, worthToSupplier(quoted, even)) };
}

/** With everything paid in advance there is no credit. */
function isPossible({ advancePercent, creditDays }: NegotiableTerms): boolean {
  return advancePercent < 100 || creditDays === 0;
}

function hasSameTerms(a: NegotiableTerms, b: NegotiableTerms): boolean {
  return (
    a.quantity.thousandths === b.quantity.thousandths &&
    a.leadDays === b.leadDays &&
    a.advancePercent === b.advancePercent &&
    a.creditDays === b.creditDays
  );
}

function rateLowerBy({ price, unit }: Rate, minor: bigint): Rate {
  return { price: money(price.minor - minor, price.currency), unit };
}

function quantityMillionths(quoted: bigint, wanted: bigint): bigint {
  if (quoted <= 0n) return 0n;
  const more = ((wanted - quoted) * DOUBLED_MILLIONTHS) / quoted;
  return more > MOST_QUANTITY_MILLIONTHS ? MOST_QUANTITY_MILLIONTHS : more;
}
