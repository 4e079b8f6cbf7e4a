import { isCloseReason } from '#domain/requests/close-reason.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { endOtherQuotes } from '#server/capabilities/quotes/end-other-quotes.ts';
import { findQuotesOfRequest } from '#server/capabilities/quotes/find-quote.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockRequest } from '../requests/lock-request.ts';
import { moveRequest } from '../requests/move-request.ts';

export type CloseRequest = { fabId: string; reasonId: number; note?: string | null | undefined };

/** Some reasons are about quotes and need one the buyer can look at. An approved quote stays what it is. */
export async function closeRequest(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { fabId, reasonId, note }: CloseRequest,
): Promise<void> {
  const request = await lockRequest(tx, buyer.brandId, fabId);
  const quotes = await findQuotesOfRequest(tx, buyer.brandId, request.fab_id);
  const by = buyerInHistory(buyer);
  await moveRequest(services, tx, request, 'closed', {
    as: 'customer',
    by,
    action: 'closed',
    details: { reasonId },
    set: { closed_at: services.clock.now(), close_reason_id: reasonId, close_note: note ?? null },
  });
  // After the life cycle has spoken: what is closed already is not a matter of reasons.
  const hasQuotes = quotes.some(({ status }) => status !== 'withdrawn');
  if (!isCloseReason(reasonId, hasQuotes)) {
    throw formRefusalFor({ reasonId: { code: 'request_close_reason_needs_quotes' } });
  }
  await endOtherQuotes(services, tx, quotes, { by });
}
