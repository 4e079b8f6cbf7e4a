/** What the mill itself asks for a quantity: the buyer's rate with our margin taken off again. */
import type { Rate } from '#domain/quotes/rate.ts';
import { type QuantityBreak, rateForQuantity } from '#domain/quotes/terms/quantity-breaks.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import type { Length } from '#domain/shared/length.ts';

export type MillTerms = {
  /** As the mill quoted it. */
  readonly rate: Rate;
  readonly marginBasisPoints: bigint;
  /** Of the buyer's quote: each is the mill's with our margin on top. */
  readonly breaks: readonly QuantityBreak[];
};

/** Margins are never below zero, so rounding up by one and down again gives the mill's own paisa back. */
export function millRate({ rate, marginBasisPoints, breaks }: MillTerms, quantity: Length): Rate {
  const reached = rateForQuantity(rate, breaks, quantity);
  if (reached === rate) return rate;
  const minor = divideHalfUp(reached.price.minor * 10_000n, 10_000n + marginBasisPoints);
  return { price: { minor, currency: rate.price.currency }, unit: rate.unit };
}
