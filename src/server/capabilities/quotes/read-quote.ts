import type { Quote } from '#contract/customer/quotes.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { moveQuote } from './move-quote.ts';
import { statusAt } from './quote-state.ts';
import { lockQuoteRow, quoteOf } from './quotes.store.ts';
import { viewQuote } from './view-quote.ts';

export type QuotePath = { fabId: string; quoteId: string };

/** The first look is a fact of its own: the desk learns that the quote was seen. */
export async function readQuote(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  path: QuotePath,
): Promise<Quote> {
  const { brandId } = buyer;
  const found = await assertOnPath(tx, brandId, path);
  if (statusAt(found, services.clock.now()) === 'submitted') {
    await lockQuoteRow(tx, brandId, path.quoteId);
    const quote = await quoteOf(tx, brandId, path.quoteId);
    if (quote?.status === 'submitted') {
      await moveQuote(services, tx, quote, 'viewed', { as: 'customer', by: buyerInHistory(buyer) });
    }
  }
  return viewQuote(services, tx, buyer, path.quoteId);
}

/** The whole path must belong together: a quote of another request is not there. */
export async function assertOnPath(db: Queries, brandId: string, { fabId, quoteId }: QuotePath) {
  const quote = await quoteOf(db, brandId, quoteId);
  if (quote?.fab_id !== fabId.toLowerCase()) throw new Refusal('not_found');
  return quote;
}
