/** One quote as later parts of the story read it: the named one, or the approved one of a request. */
import type { Queries } from '#server/db/database.ts';
import { approvedQuoteOf, type QuoteRow, quoteOf, quotesOf } from './quotes.store.ts';

export type { QuoteRow };

export function findQuote(db: Queries, brandId: string, quoteId: string): Promise<QuoteRow | undefined> {
  return quoteOf(db, brandId, quoteId);
}

export function findQuotesOfRequest(db: Queries, brandId: string, fabId: string): Promise<QuoteRow[]> {
  return quotesOf(db, brandId, fabId);
}

export async function findApprovedQuote(
  db: Queries,
  brandId: string,
  fabId: string,
): Promise<QuoteRow | undefined> {
  const winner = await approvedQuoteOf(db, brandId, fabId);
  return winner && quoteOf(db, brandId, winner.quote_id);
}

const ENDED: readonly QuoteRow['status'][] = ['declined', 'withdrawn', 'not_selected'];

/** The quote that a supplier's next answer to this request would be a version of. */
export async function findCurrentQuote(
  db: Queries,
  { brandId, fabId, supplierId }: { brandId: string; fabId: string; supplierId: string },
): Promise<QuoteRow | undefined> {
  const quotes = await quotesOf(db, brandId, fabId);
  return quotes.find((quote) => quote.supplier_id === supplierId && !ENDED.includes(quote.status));
}
