/** What a card of the list says about the quotes behind it. */
import type { RequestCard } from '#contract/customer/requests.ts';
import { lowestLandedRate } from '#domain/quotes/compare/landed-ranking.ts';
import { type DeliveryTerm, type Incoterm, isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
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
  version: number;
  sentAt: string;
};

/** Those the buyer can decide on now, or the one that was approved: every screen counts these. */
export function countedQuotes(
  quotes: readonly ListedQuote[],
  specificationVersion: number,
  now: Date,
): ListedQuote[] {
  return quotes.filter(({ status, ...quote }) =>
    isCountedQuote({
      status,
      isExpired: new Date(quote.expiresAt) <= now,
      isForOlderRequest: quote.specificationVersion < specificationVersion,
    }),
  );
}

/** The rates that were really compared: a quote without its freight has none. */
export function landedQuotes(counted: readonly ListedQuote[]): ListedQuote[] {
  return counted.filter(({ landedRateMinor }) => landedRateMinor !== null);
}

/** By it an open list sees what has just come. */
export function latestQuote(quotes: readonly ListedQuote[]): RequestCard['latestQuote'] {
  const [latest] = quotes.toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
  return latest ? { version: latest.version, sentAt: new Date(latest.sentAt).toISOString() } : null;
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

export function nextExpiry(counted: readonly ListedQuote[]): RequestCard['nextExpiry'] {
  const [soonest] = counted
    .filter(({ status }) => status !== 'approved')
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  if (!soonest) return null;
  const { validTill, zone, expiresAt } = soonest;
  return { validTill, zone, expiresAt: new Date(expiresAt).toISOString() };
}
