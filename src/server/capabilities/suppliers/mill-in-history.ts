import type { HistoryActor } from '#server/db/history.ts';
import type { SupplierActor } from '#server/http/actor.ts';

export function millInHistory({
  supplierId,
  sessionId,
}: Pick<SupplierActor, 'supplierId' | 'sessionId'>): HistoryActor {
  return { kind: 'supplier', id: supplierId, sessionId };
}
