import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { answerCounters } from './counter/counter-offers.store.ts';
import { lockQuoteForStaff } from './lock-quote.ts';
import { moveQuote } from './move-quote.ts';

/**
 * The supplier takes an open quote back. The request stays where it is even if this was its last quote: its life
 * cycle knows no way back, and the buyer has seen that quotes came.
 */
export async function withdrawQuote(
  parts: Parts,
  tx: Queries,
  { quoteId, by }: { quoteId: string; by: DeskActor },
): Promise<void> {
  const { quote } = await lockQuoteForStaff(parts, tx, quoteId);
  await moveQuote(parts, tx, quote, 'withdrawn', { as: 'staff', by: deskInHistory(by) });
  await answerCounters(tx, quote.brand_id, [quoteId], { answer: 'ended', now: parts.clock.now() });
}
