/** What a card of the list says about the quotes behind it. */
import type { RequestCard } from '#contract/customer/requests.ts';
import { lowestLandedRate } from '#domain/quotes/compare/landed-ranking.ts';
import { type DeliveryTerm, type Incoterm, isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { type QuoteStatus, quoteLifecycle } from '#domain/quotes/quote-status.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { statesBefore } from '#domain/shared/lifecycle.ts';
import type { Currency } from '#domain/shared/money.ts';

/** The latest version of a quote, as the list reads it. */
export type ListedQuote = {
  status: QuoteStatus;
  specificationVersion: number;
  /** Null while a part of the cost is not quoted. */
  landedRateMinor: string | null;
  appliedRateMinor: string;
  deliveryTerm: DeliveryTerm | Incoterm;
  currency: Currency;
  unit: LengthUnit;
  validTill: string;
  zone: string;
  expiresAt: string;
};

const APPROVABLE: ReadonlySet<QuoteStatus> = new Set(statesBefore(quoteLifecycle, 'approved', 'customer'));

/** Those the buyer could approve now: not ended, and made for what is asked today. */
export function openQuotes(
  quotes: readonly ListedQuote[],
  specificationVersion: number,
  now: Date,
): ListedQuote[] {
  return quotes.filter(
    (quote) =>
      APPROVABLE.has(quote.status) &&
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
  const landed = open.map((quote) => ({
    landedRate: quote.landedRateMinor === null ? null : rateOf(quote.landedRateMinor, quote),
    canBeChosen: true,
  }));
  return wireRate(lowestLandedRate(landed));
}

/** For a card without any landed rate: what is quoted ex-mill or FOB, to be named as such. */
export function bestRateBeforeFreight(open: readonly ListedQuote[]): RequestCard['bestRateBeforeFreight'] {
  const rates = open
    .filter(({ deliveryTerm }) => !isFreightCharged(deliveryTerm))
    .map((quote) => ({ landedRate: rateOf(quote.appliedRateMinor, quote), canBeChosen: true }));
  return wireRate(lowestLandedRate(rates));
}

function rateOf(minor: string, { currency, unit }: ListedQuote): Rate {
  return { price: { minor: BigInt(minor), currency }, unit };
}

function wireRate(rate: Rate | null): RequestCard['bestLandedRate'] {
  return rate && { price: { ...rate.price, minor: String(rate.price.minor) }, unit: rate.unit };
}

export function nextExpiry(open: readonly ListedQuote[]): RequestCard['nextExpiry'] {
  const [soonest] = open.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  if (!soonest) return null;
  const { validTill, zone, expiresAt } = soonest;
  return { validTill, zone, expiresAt: new Date(expiresAt).toISOString() };
}
