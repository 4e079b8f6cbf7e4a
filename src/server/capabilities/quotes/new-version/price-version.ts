/** The money of one version, all of it derived from one rate, so that no two figures of a quote can disagree. */
import type { CostLines } from '#domain/quotes/compare/landed-cost.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import {
  type MinimumOrder,
  rateWithSurcharge,
  surchargeBasisPoints,
} from '#domain/quotes/terms/minimum-order.ts';
import { type QuantityBreak, rateForQuantity } from '#domain/quotes/terms/quantity-breaks.ts';
import type { Length } from '#domain/shared/length.ts';
import { type Money, multiplyByQuantity } from '#domain/shared/money.ts';

export type PricedTerms = {
  /** The quoted rate: it holds from the minimum order up to the first break, and counter-offers are about it. */
  readonly rate: Rate;
  readonly breaks: readonly QuantityBreak[];
  readonly minimum: MinimumOrder;
};
export type AskedQuantity = { readonly quantity: Length; readonly colours: readonly Length[] };

export type FabricPrice = { readonly appliedRate: Rate; readonly fabricCost: Money };

/**
 * The rate of the asked quantity is the quoted one, lowered by a break it reaches or raised below the minimum; the
 * fabric cost is exactly that rate times the quantity.
 */
export function priceFabric(
  { rate, breaks, minimum }: PricedTerms,
  { quantity, colours }: AskedQuantity,
): FabricPrice {
  const reached = rateForQuantity(rate, breaks, quantity);
  const appliedRate = rateWithSurcharge(reached, surchargeBasisPoints(minimum, quantity, colours));
  return { appliedRate, fabricCost: multiplyByQuantity(appliedRate.price, quantity.thousandths) };
}

export function costLines(fabricCost: Money, logisticCost: Money | null, gst: Money | null): CostLines {
  return { total_fabric_cost: fabricCost, logistic_cost: logisticCost, gst };
}
