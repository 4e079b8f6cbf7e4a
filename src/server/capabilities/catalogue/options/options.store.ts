import { type Insertable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export function offOptionRows(db: Queries) {
  return db.scoped
    .selectFrom('material_options_off')
    .innerJoin('staff_members', 'staff_members.staff_id', 'material_options_off.switched_off_by')
    .select(['list', 'option_id', 'switched_off_at', 'staff_members.name as switched_off_by'])
    .execute();
}

/** One change at a time, so that two cannot switch off the last two options between them. */
export async function lockOptions(tx: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('material options', 0))`.execute(tx.scoped);
}

/** False when it is off already. */
export async function insertOffOption(
  tx: Queries,
  row: Insertable<Schema['material_options_off']>,
): Promise<boolean> {
  const added = await tx.scoped
    .insertInto('material_options_off')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('list')
    .executeTakeFirst();
  return added !== undefined;
}

/** False when it is on already. */
export async function deleteOffOption(
  tx: Queries,
  { list, optionId }: { list: string; optionId: number },
): Promise<boolean> {
  const removed = await tx.scoped
    .deleteFrom('material_options_off')
    .where('list', '=', list)
    .where('option_id', '=', optionId)
    .returning('list')
    .executeTakeFirst();
  return removed !== undefined;
}
