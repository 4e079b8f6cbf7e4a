import { isDeclineReason } from '#domain/quotes/decline-reason.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { writeMessage } from '../requests/messages/messages.ts';
import { answerCounters } from './counter/counter-offers.store.ts';
import { lockQuote } from './lock-quote.ts';
import { moveQuote } from './move-quote.ts';

export type DeclineQuote = { quoteId: string; reasonId: number; note?: string | null | undefined };

/** The reason stays with the quote; a note goes to the desk as a message, where the supplier's answer may follow. */
export async function declineQuote(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { quoteId, reasonId, note }: DeclineQuote,
): Promise<void> {
  const { brandId, customerId, sessionId } = buyer;
  const { request, quote } = await lockQuote(services, tx, brandId, quoteId);
  if (!isDeclineReason(reasonId)) throw formRefusal({ reasonId: 'Choose a reason.' });
  await moveQuote(services, tx, quote, 'declined', {
    as: 'customer',
    by: buyerInHistory(buyer),
    details: { reasonId },
    set: { decline_reason_id: reasonId },
  });
  await answerCounters(tx, brandId, [quoteId], { answer: 'ended', now: services.clock.now() });
  if (!note) return;
  await writeMessage(services, tx, {
    brandId,
    fabId: request.fab_id,
    quoteId,
    author: 'customer',
    authorId: customerId,
    ...(sessionId ? { sessionId } : {}),
    kind: 'plain',
    text: note,
  });
}
