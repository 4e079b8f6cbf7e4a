/** One quote together with its request, both locked in the one order everybody keeps: the request first. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { lockRequest, lockRequestForStaff, type RequestRow } from '../requests/lock-request.ts';
import { moveQuote } from './move-quote.ts';
import { isPastExpiry } from './quote-state.ts';
import { lockQuoteRow, ownerOfAnyQuote, ownerOfQuote, type QuoteRow, quoteOf } from './quotes.store.ts';

export type LockedQuote = { request: RequestRow; quote: QuoteRow };

export async function lockQuote(
  services: Services,
  tx: Queries,
  brandId: string,
  quoteId: string,
): Promise<LockedQuote> {
  const request = await lockRequest(tx, brandId, await requestIdOf(tx, brandId, quoteId));
  return { request, quote: await lockQuoteOnly(services, tx, brandId, quoteId) };
}

export async function requestIdOf(db: Queries, brandId: string, quoteId: string): Promise<string> {
  const place = await ownerOfQuote(db, brandId, quoteId);
  if (!place) throw new Refusal('not_found');
  return place.fab_id;
}

export async function lockQuoteForStaff(
  services: Services,
  tx: Queries,
  quoteId: string,
): Promise<LockedQuote> {
  const place = await ownerOfAnyQuote(tx, quoteId);
  if (!place) throw new Refusal('not_found');
  const request = await lockRequestForStaff(tx, place.fab_id);
  return { request, quote: await lockQuoteOnly(services, tx, place.brand_id, quoteId) };
}

/** A price that has run out is written down as expired before anything else happens to it. */
export async function lockQuoteOnly(
  services: Services,
  tx: Queries,
  brandId: string,
  quoteId: string,
): Promise<QuoteRow> {
  await lockQuoteRow(tx, brandId, quoteId);
  const quote = await quoteOf(tx, brandId, quoteId);
  if (!quote) throw new Refusal('not_found');
  if (!isPastExpiry(quote, services.clock.now())) return quote;
  return moveQuote(services, tx, quote, 'expired', { as: 'clock', by: { kind: 'system' } });
}
