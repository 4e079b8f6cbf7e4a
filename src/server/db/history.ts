/** Every change leaves a row that says who, what, when and on which device, in the transaction of the change. */
import type { Services } from '../services.ts';
import type { Queries } from './database.ts';
import { scopedStatement } from './statement.ts';

export type HistoryActor = {
  kind: 'customer' | 'staff' | 'system' | 'anonymous' | 'supplier' | 'approver';
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
  services: Pick<Services, 'clock' | 'ids'>,
  tx: Queries,
  entry: HistoryEntry,
): Promise<void> {
  await insertStatement.all(tx, {
    history_id: services.ids.next(),
    brand_id: entry.brandId ?? null,
    subject_kind: entry.subject.kind,
    subject_id: entry.subject.id,
    action: entry.action,
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id ?? null,
    session_id: entry.actor.sessionId ?? null,
    details: JSON.stringify(entry.details ?? {}),
    at: services.clock.now(),
  });
}

type NewRow = {
  history_id: string;
  brand_id: string | null;
  subject_kind: string;
  subject_id: string;
  action: string;
  actor_kind: HistoryActor['kind'];
  actor_id: string | null;
  session_id: string | null;
  details: string;
  at: Date;
};

const insertStatement = scopedStatement((row: NewRow, db) =>
  db.insertInto('history').values({
    history_id: row.history_id,
    brand_id: row.brand_id,
    subject_kind: row.subject_kind,
    subject_id: row.subject_id,
    action: row.action,
    actor_kind: row.actor_kind,
    actor_id: row.actor_id,
    session_id: row.session_id,
    details: row.details,
    at: row.at,
  }),
);
