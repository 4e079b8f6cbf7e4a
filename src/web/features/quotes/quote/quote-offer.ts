/** Quotes and query as the rule of the advice reads them. */
import type { Quote } from '#contract/customer/quotes.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import type { Offer, Wish } from '#domain/quotes/advice/counted-offer.ts';
import { EQUAL_PRIORITIES } from '#domain/quotes/advice/priorities.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { knownRateOf } from '#domain/shared/wire-figures.ts';

/** Before the query is read. */
export const NO_WISH: Wish = {
  requiredBy: null,
  targetRate: null,
  creditDays: null,
  priorities: EQUAL_PRIORITIES,
};

type Requested = Pick<FabricRequest, 'requiredBy' | 'creditPeriod' | 'priorities'> & {
  sheet: Pick<FabricRequest['sheet'], 'targetRate'>;
};

export function wishOf(
  { requiredBy, creditPeriod, priorities, sheet }: Requested,
  quotes: readonly Quote[],
): Wish {
  const currency = quotes[0]?.rate.price.currency ?? 'INR';
  const target = sheet.targetRate === null ? null : parseAmount(sheet.targetRate, currency);
  return {
    requiredBy,
    targetRate: target?.ok ? target.amount : null,
    creditDays: creditPeriod === 0 ? null : creditPeriod,
    priorities,
  };
}

/** Only what could be approved now and brings the goods to the buyer. */
export function offersOf(quotes: readonly Quote[]): Offer[] {
  return quotes.flatMap((quote) => offerOf(quote) ?? []);
}

function offerOf(quote: Quote): Offer | null {
  const landedRate = quote.allowedMoves.includes('approve') ? knownRateOf(quote.landedRate) : null;
  if (landedRate === null) return null;
  const { paymentPlan, supplier } = quote;
  return {
    id: quote.quoteId,
    landedRate,
    tolerancePercent: quote.tolerancePercent,
    advancePercent: paymentPlan.advancePercent,
    creditDays: paymentPlan.creditDays,
    leadDays: quote.leadDays,
    dispatchBy: quote.dispatchBy,
    arriveBy: quote.arriveBy,
    ratingTenths: supplier.rating === null ? null : Math.round(supplier.rating * 10),
    onTimePercent: supplier.onTimePercent,
    differences: quote.differences.length,
  };
}
