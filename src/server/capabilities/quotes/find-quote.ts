/** One quote as later parts of the story read it: the named one, or the approved one of a request. */
import type { Queries } from '#server/db/database.ts';
import { type QuoteRow, quoteOf, winnerBeside } from './quotes.store.ts';

export type { QuoteRow };

export function findQuote(db: Queries, brandId: string, quoteId: string): Promise<QuoteRow | undefined> {
  return quoteOf(db, brandId, quoteId);
}

export async function findApprovedQuote(
  db: Queries,
  brandId: string,
  fabId: string,
): Promise<QuoteRow | undefined> {
  const winner = await winnerBeside(db, brandId, fabId);
  return winner && quoteOf(db, brandId, winner.quote_id);
}
