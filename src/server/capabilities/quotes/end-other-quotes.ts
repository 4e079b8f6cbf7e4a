/** The request is decided or closed: whatever is still open on it has not been selected. */
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { answerCounters } from './counter/counter-offers.store.ts';
import { moveQuote } from './move-quote.ts';
import { canBecome } from './quote-state.ts';
import type { QuoteRow } from './quotes.store.ts';

/** The request must be locked, so that no quote comes or changes meanwhile. */
export async function endOtherQuotes(
  services: Services,
  tx: Queries,
  quotes: readonly QuoteRow[],
  { by, except }: { by: HistoryActor; except?: string },
): Promise<void> {
  const [brandId] = quotes.map(({ brand_id }) => brand_id);
  if (brandId === undefined) return;
  const others = quotes.filter(({ quote_id }) => quote_id !== except);
  for (const other of others.filter((quote) => canBecome(quote, 'not_selected', 'customer'))) {
    await moveQuote(services, tx, other, 'not_selected', { as: 'customer', by });
  }
  const all = quotes.map(({ quote_id }) => quote_id);
  await answerCounters(tx, brandId, all, { answer: 'ended', now: services.clock.now() });
}
