import type { Selectable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type StaffViewRow = Selectable<Schema['staff_views']>;

export function viewsOf(db: Queries, staffId: string): Promise<StaffViewRow[]> {
  return db.forStaff
    .selectFrom('staff_views')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('path')
    .orderBy('name')
    .execute();
}

/** By the row of their owner: there is none yet of a view that is saved for the first time. */
export async function lockViewsOf(tx: Queries, staffId: string): Promise<void> {
  await tx.forStaff
    .selectFrom('staff_members')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .forNoKeyUpdate()
    .execute();
}

export function upsertView(tx: Queries, row: StaffViewRow): Promise<StaffViewRow> {
  const { search, saved_at } = row;
  return tx.forStaff
    .insertInto('staff_views')
    .values(row)
    .onConflict((clash) => clash.columns(['staff_id', 'path', 'name']).doUpdateSet({ search, saved_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when the caller has no such view. */
export async function removeView(
  tx: Queries,
  { staffId, viewId }: { staffId: string; viewId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx.forStaff
    .deleteFrom('staff_views')
    .where('staff_id', '=', staffId)
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
