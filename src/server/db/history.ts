/** Every change leaves a row that says who, what, when and on which device, in the transaction of the change. */
import type { Parts } from '../parts.ts';
import type { Queries } from './database.ts';

export type HistoryActor = {
  kind: 'customer' | 'staff' | 'system' | 'anonymous';
  id?: string;
  sessionId?: string;
};

export type HistoryEntry = {
  brandId?: string;
  subject: { kind: string; id: string };
  action: string;
  actor: HistoryActor;
  details?: Record<string, string | number | boolean | null>;
};

export async function recordHistory(
  parts: Pick<Parts, 'clock' | 'ids'>,
  tx: Queries,
  entry: HistoryEntry,
): Promise<void> {
  await tx.scoped
    .insertInto('history')
    .values({
      history_id: parts.ids.next(),
      brand_id: entry.brandId ?? null,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id,
      action: entry.action,
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id ?? null,
      session_id: entry.actor.sessionId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      at: parts.clock.now(),
    })
    .execute();
}
