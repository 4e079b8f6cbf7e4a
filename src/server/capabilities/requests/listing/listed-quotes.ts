/** What a card of the list says about the quotes behind it. */
import type { RequestCard } from '#contract/requests.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { compareRates, type Rate } from '#domain/quotes/rate.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';

/** The latest version of a quote, as the list reads it. */
export type ListedQuote = {
  status: QuoteStatus;
  specificationVersion: number;
  /** Null while a part of the cost is not quoted. */
  landedRateMinor: string | null;
  currency: Currency;
  unit: LengthUnit;
  validTill: string;
  zone: string;
  expiresAt: string;
};

const OPEN: readonly QuoteStatus[] = ['submitted', 'viewed', 'countered'];

/** Those the buyer could approve now: not ended, and made for what is asked today. */
export function openQuotes(
  quotes: readonly ListedQuote[],
  specificationVersion: number,
  now: Date,
): ListedQuote[] {
  return quotes.filter(
    (quote) =>
      OPEN.includes(quote.status) &&
      quote.specificationVersion === specificationVersion &&
      new Date(quote.expiresAt) > now,
  );
}

/** Once the buyer has decided, only that quote's rate is of interest; null before. */
export function approvedQuotes(quotes: readonly ListedQuote[]): ListedQuote[] | null {
  const approved = quotes.filter(({ status }) => status === 'approved');
  return approved.length > 0 ? approved : null;
}

export function bestLandedRate(open: readonly ListedQuote[]): RequestCard['bestLandedRate'] {
  const rates = open.flatMap(({ landedRateMinor, currency, unit }): Rate[] =>
    landedRateMinor === null ? [] : [{ price: { minor: BigInt(landedRateMinor), currency }, unit }],
  );
  const [best] = rates.sort(compareRates);
  if (!best) return null;
  return { price: { minor: String(best.price.minor), currency: best.price.currency }, unit: best.unit };
}

export function nextExpiry(open: readonly ListedQuote[]): RequestCard['nextExpiry'] {
  const [soonest] = open.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  if (!soonest) return null;
  const { validTill, zone, expiresAt } = soonest;
  return { validTill, zone, expiresAt: new Date(expiresAt).toISOString() };
}
