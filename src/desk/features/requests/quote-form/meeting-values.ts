/** The next version as the buyer asks for it: rate, days, advance and credit. */
import type { StaffQuote } from '#contract/staff/quotes.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { type MetRate, meetRate, supplierRateFor } from '#domain/quotes/terms/meet-rate.ts';
import type { Length } from '#domain/shared/length.ts';
import { lengthOf, moneyOf, moneyView } from '#domain/shared/wire-figures.ts';
import type { QuoteValues } from './quote-values.ts';

/** Null where nothing is asked. */
export function metTerms({ openCounterOffer, supplierRate, marginBasisPoints }: StaffQuote): MetRate | null {
  if (!openCounterOffer) return null;
  const wanted = moneyOf(openCounterOffer.rate.price);
  const terms = { supplierRate: moneyOf(supplierRate), marginBasisPoints: BigInt(marginBasisPoints) };
  // A rate for more cloth comes from the mill: our margin is one for all quantities.
  if (openCounterOffer.quantity)
    return { ...terms, supplierRate: supplierRateFor(wanted, terms.marginBasisPoints), gives: 'supplier' };
  return meetRate(wanted, terms);
}

export function meetingValues(quote: StaffQuote, values: QuoteValues): QuoteValues {
  const offer = quote.openCounterOffer;
  if (!metTerms(quote) || !offer) return values;
  return {
    ...values,
    ...(offer.quantity ? withBreak(quote, values, lengthOf(offer.quantity)) : withRate(quote)),
    ...(offer.leadDays === null ? {} : { leadDays: String(offer.leadDays) }),
    ...(offer.advancePercent === null ? {} : { advancePercent: String(offer.advancePercent) }),
    ...(offer.creditDays === null ? {} : { creditDays: String(offer.creditDays) }),
  };
}

function withRate(quote: StaffQuote): Partial<QuoteValues> {
  const met = metTerms(quote);
  if (!met) return {};
  return {
    supplierRate: amountInput(moneyView(met.supplierRate)),
    marginPercent: String(Number(met.marginBasisPoints) / 100),
  };
}

/** A rate for a larger quantity is a break of the next version; below it the quote stays as it is. */
function withBreak(quote: StaffQuote, { breaks }: QuoteValues, quantity: Length): Partial<QuoteValues> {
  const wanted = quote.openCounterOffer?.rate.price;
  if (!wanted) return {};
  const mill = supplierRateFor(moneyOf(wanted), BigInt(quote.marginBasisPoints));
  const from = Number(quantity.thousandths) / 1000;
  const below = breaks.filter((step) => Number(step.from) < from);
  return { breaks: [...below, { from: String(from), supplierRate: amountInput(moneyView(mill)) }] };
}
