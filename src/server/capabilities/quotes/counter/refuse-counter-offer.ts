import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { lockQuoteForStaff } from '../lock-quote.ts';
import { moveQuote } from '../move-quote.ts';
import { answerCounters } from './counter-offers.store.ts';

export type RefuseCounterOffer = { quoteId: string; note?: string | null | undefined; by: DeskActor };

/** The supplier keeps its rate: the same version stands open again. */
export async function refuseCounterOffer(
  services: Services,
  tx: Queries,
  { quoteId, note, by }: RefuseCounterOffer,
): Promise<void> {
  const { quote } = await lockQuoteForStaff(services, tx, quoteId);
  if (quote.status !== 'countered') {
    throw new Refusal('illegal_transition', { from: quote.status, to: 'submitted', actor: 'staff' });
  }
  await moveQuote(services, tx, quote, 'submitted', {
    as: 'staff',
    by: deskInHistory(by),
    action: 'counter_refused',
  });
  const answer = { answer: 'refused', note: note ?? null, now: services.clock.now() } as const;
  await answerCounters(tx, quote.brand_id, [quoteId], answer);
}
