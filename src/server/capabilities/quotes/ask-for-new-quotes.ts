import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { moveQuote } from './move-quote.ts';
import { canBecome, isPastExpiry } from './quote-state.ts';
import { quotesOf } from './quotes.store.ts';

/** The request is for another cloth now. What has run out by the clock is left to expire: a renewal asks for the new cloth anyway. */
export async function askForNewQuotes(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  fabId: string,
): Promise<void> {
  const now = services.clock.now();
  for (const quote of await quotesOf(tx, buyer.brandId, fabId)) {
    if (isPastExpiry(quote, now) || !canBecome(quote, 'needs_requote', 'customer')) continue;
    await moveQuote(services, tx, quote, 'needs_requote', { as: 'customer', by: buyerInHistory(buyer) });
  }
}
