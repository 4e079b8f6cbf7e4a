import { type Selectable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

type ProviderEventRow = Selectable<Schema['provider_events']>;
export type EventKey = { provider: string; eventId: string };

/** Two indexes, one for each way to be in doubt. */
export async function unresolvedEvents(
  db: Queries,
  before: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ProviderEventRow[]; total: number }> {
  const inDoubt = sql`(
    select * from provider_events where handled_at is null and received_at <= ${before}
    union all
    select * from provider_events where outcome = 'unknown_at_provider') doubted`;
  const { rows } = await sql<ProviderEventRow>`
    select * from ${inDoubt} order by received_at desc, event_id limit ${limit} offset ${offset}`.execute(
    db.forStaff,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${inDoubt}`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** False where no such notice is in doubt. */
export async function moveUnresolvedEvent(
  tx: Queries,
  before: Date,
  { provider, eventId, handledAt, outcome }: EventKey & { handledAt: Date | null; outcome: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.forStaff
    .updateTable('provider_events')
    .set({ handled_at: handledAt, outcome })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where((where) =>
      where.or([
        where.and([where('handled_at', 'is', null), where('received_at', '<=', before)]),
        where('outcome', '=', 'unknown_at_provider'),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
