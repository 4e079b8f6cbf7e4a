import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { answerCounters } from './counter/counter-offers.store.ts';
import { lockQuoteForStaff } from './lock-quote.ts';
import { moveQuote } from './move-quote.ts';

/**
 * The supplier takes an open quote back. The request stays where it is even if this was its last quote: its life
 * cycle knows no way back, and the buyer has seen that quotes came.
 */
export async function withdrawQuote(
  services: Services,
  tx: Queries,
  { quoteId, by }: { quoteId: string; by: DeskActor },
): Promise<void> {
  const { quote } = await lockQuoteForStaff(services, tx, quoteId);
  await moveQuote(services, tx, quote, 'withdrawn', { as: 'staff', by: deskInHistory(by) });
  await answerCounters(tx, quote.brand_id, [quoteId], { answer: 'ended', now: services.clock.now() });
}
