/** What a counter-offer must be, and what it would save. */
import type { Quote } from '#contract/quotes.ts';
import { counterOfferProblem } from '#domain/quotes/quote-version.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength } from '#domain/shared/length.ts';
import { multiplyByQuantity, parseAmount, subtractMoney } from '#domain/shared/money.ts';
import { lengthOf, rateOf } from '#web/widgets/requests/wire-figures.ts';

/** The same rules as the server's: digits, above 0, below the quoted rate, while the price holds. */
export function counterProblem(quote: Quote, typed: string, now: Date): string | undefined {
  const reading = parseAmount(typed, quote.rate.price.currency);
  if (!reading.ok) return reading.problem;
  const { version, validTill, zone } = quote;
  const wanted = { version, rate: { price: reading.amount, unit: quote.rate.unit } };
  return counterOfferProblem({ version, validTill, zone, rate: rateOf(quote.rate) }, wanted, now)?.message;
}

/** "Saves ₹2.50 per m, ₹12,500.00 on 5,000 m"; empty while there is nothing to save. */
export function savingWords(quote: Quote, typed: string): string {
  const reading = parseAmount(typed, quote.rate.price.currency);
  const { price, unit } = rateOf(quote.rate);
  if (!reading.ok || reading.amount.minor <= 0n || reading.amount.minor >= price.minor) return '';
  const saved = subtractMoney(price, reading.amount);
  const quantity = lengthOf(quote.quantity);
  const whole = formatMoney(multiplyByQuantity(saved, quantity.thousandths));
  return `Saves ${formatRate({ price: saved, unit })}, ${whole} on ${formatLength(quantity)}`;
}
