/** Who stands in the history of a record. */
import type { HistoryActor } from '#server/db/history.ts';
import type { ChangeBy } from '#server/events/record-change.ts';

/** A member of staff, or the system itself where the demo plays the desk. */
export type DeskActor = { kind: 'staff'; staffId: string; sessionId?: string } | { kind: 'system' };

export function buyerInHistory({ customerId, sessionId }: ChangeBy): HistoryActor {
  return { kind: 'customer', id: customerId, ...(sessionId ? { sessionId } : {}) };
}

export function deskInHistory(by: DeskActor): HistoryActor {
  if (by.kind === 'system') return by;
  return { kind: 'staff', id: by.staffId, ...(by.sessionId ? { sessionId: by.sessionId } : {}) };
}
