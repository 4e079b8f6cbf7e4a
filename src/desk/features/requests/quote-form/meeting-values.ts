/** The next version as the buyer asks for it: rate, days, advance and credit. */
import type { StaffQuote } from '#contract/staff/quotes.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { type MetRate, meetRate } from '#domain/quotes/terms/meet-rate.ts';
import { money } from '#domain/shared/money.ts';
import type { QuoteValues } from './quote-values.ts';

/** Null where nothing is asked. */
export function metTerms({ openCounterOffer, supplierRate, marginBasisPoints }: StaffQuote): MetRate | null {
  if (!openCounterOffer) return null;
  const { price } = openCounterOffer.rate;
  return meetRate(money(BigInt(price.minor), price.currency), {
    supplierRate: money(BigInt(supplierRate.minor), supplierRate.currency),
    marginBasisPoints: BigInt(marginBasisPoints),
  });
}

export function meetingValues(quote: StaffQuote, values: QuoteValues): QuoteValues {
  const met = metTerms(quote);
  const offer = quote.openCounterOffer;
  if (!met || !offer) return values;
  const { minor, currency } = met.supplierRate;
  return {
    ...values,
    supplierRate: amountInput({ minor: String(minor), currency }),
    marginPercent: String(Number(met.marginBasisPoints) / 100),
    ...(offer.leadDays === null ? {} : { leadDays: String(offer.leadDays) }),
    ...(offer.advancePercent === null ? {} : { advancePercent: String(offer.advancePercent) }),
    ...(offer.creditDays === null ? {} : { creditDays: String(offer.creditDays) }),
  };
}
