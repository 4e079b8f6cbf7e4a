/** Events of providers: whose payment they speak of is found out only when they are handled, so no tenant is named. */
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type ProviderEventRow = Selectable<Schema['provider_events']>;

/** False for an event that was received before. */
export async function insertProviderEvent(
  tx: Queries,
  row: Insertable<Schema['provider_events']>,
): Promise<boolean> {
  const result = await tx.scoped
    .insertInto('provider_events')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function providerEventOf(
  db: Queries,
  provider: string,
  eventId: string,
): Promise<ProviderEventRow | undefined> {
  return db.scoped
    .selectFrom('provider_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

export async function markEventHandled(
  db: Queries,
  { provider, event_id }: Pick<ProviderEventRow, 'provider' | 'event_id'>,
  { at, outcome }: { at: Date; outcome: string },
): Promise<void> {
  await db.scoped
    .updateTable('provider_events')
    .set({ handled_at: at, outcome })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute();
}

/** Those that wait longest first. */
export function eventsToHandle(db: Queries, before: Date, limit: number): Promise<ProviderEventRow[]> {
  return db.scoped
    .selectFrom('provider_events')
    .selectAll()
    .where('handled_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}
