/** What a buyer's offer comes to for the mill, by the rule that buyers see beside their choices. */
import type { StaffQuote } from '#contract/staff/quotes.ts';
import { balanceOfOffer } from '#domain/quotes/advice/trade-offs.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { money } from '#domain/shared/money.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { quotesTexts as texts } from './quotes.texts.ts';

/** Null where nothing is offered. */
export function offerBalanceText(quote: StaffQuote): string | null {
  const offer = quote.openCounterOffer;
  if (!offer) return null;
  const { leadDays, paymentPlan } = quote;
  const { advancePercent, creditDays } = paymentPlan;
  const quoted = {
    rate: rateOf(quote.rate),
    quantity: lengthOf(quote.quantity),
    leadDays,
    advancePercent,
    creditDays,
  };
  const balance = balanceOfOffer(quoted, {
    rate: rateOf(offer.rate),
    quantity: offer.quantity ? lengthOf(offer.quantity) : quoted.quantity,
    leadDays: offer.leadDays ?? leadDays,
    advancePercent: offer.advancePercent ?? advancePercent,
    creditDays: offer.creditDays ?? creditDays,
  });
  if (balance === 0n) return texts.balanceEven;
  const { currency } = quoted.rate.price;
  const size = formatRate({
    price: money(balance < 0n ? -balance : balance, currency),
    unit: quoted.rate.unit,
  });
  return balance > 0n ? texts.balanceAbove(size) : texts.balanceBelow(size);
}
