/** A buyer decides on the version they have seen, and only while its price holds. */
import {
  approvalProblem,
  type LatestVersion,
  type NegotiableTerms,
  OFFER_FIELD,
  type VersionProblem,
} from '#domain/quotes/quote-version.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { QuoteRow } from './quotes.store.ts';

export function latestVersionOf(quote: QuoteRow): LatestVersion & NegotiableTerms {
  return {
    version: quote.version,
    rate: { price: money(quote.rate_minor, quote.currency), unit: quote.unit },
    quantity: { thousandths: quote.quantity_thousandths, unit: quote.unit },
    leadDays: quote.lead_days,
    advancePercent: quote.advance_percent,
    creditDays: quote.credit_days,
    validTill: quote.valid_till,
    zone: quote.zone,
  };
}

export function assertApprovableVersion(quote: QuoteRow, version: number, now: Date): void {
  const problem = approvalProblem(latestVersionOf(quote), version, now);
  if (problem) throw versionRefusal(quote, problem);
}

export function versionRefusal(quote: QuoteRow, { kind, message }: VersionProblem): Refusal {
  if (kind === 'version_outdated') return new Refusal('quote_version_outdated', { latest: quote.version });
  if (kind === 'quote_expired') return new Refusal('quote_expired', { validTill: quote.valid_till });
  return new Refusal('counter_rate_refused', {}, { [OFFER_FIELD[kind]]: message });
}
