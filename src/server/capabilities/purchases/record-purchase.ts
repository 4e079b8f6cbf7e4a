import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';

type Done = { purchaseId: string; action: string; details: NonNullable<HistoryEntry['details']> };

/** Without the company's id: what we buy, and from whom, is no part of the history that the company reads. */
export async function recordPurchase(
  services: Services,
  tx: Queries,
  actor: HistoryActor,
  { purchaseId, action, details }: Done,
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'purchase', id: purchaseId },
    action,
    actor,
    details,
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['purchases'] });
}
