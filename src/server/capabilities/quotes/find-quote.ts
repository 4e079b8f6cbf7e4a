/** One quote as later parts of the story read it: the named one, or the approved one of a request. */
import type { Queries } from '#server/db/database.ts';
import { approvedQuoteOf, type QuoteRow, quoteOf } from './quotes.store.ts';

export type { QuoteRow };

export function findQuote(db: Queries, brandId: string, quoteId: string): Promise<QuoteRow | undefined> {
  return quoteOf(db, brandId, quoteId);
}

export async function findApprovedQuote(
  db: Queries,
  brandId: string,
  fabId: string,
): Promise<QuoteRow | undefined> {
  const winner = await approvedQuoteOf(db, brandId, fabId);
  return winner && quoteOf(db, brandId, winner.quote_id);
}
