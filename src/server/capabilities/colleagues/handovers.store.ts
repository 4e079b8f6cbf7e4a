import type { Insertable, Selectable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type HandoverRow = Selectable<Schema['company_handovers']>;

/** One at a time: a new offer takes the place of the one before. */
export async function saveHandover(tx: Queries, row: Insertable<Schema['company_handovers']>): Promise<void> {
  await tx.scoped
    .insertInto('company_handovers')
    .values(row)
    .onConflict((clash) => clash.column('brand_id').doUpdateSet(row))
    .execute();
}

export function openHandover(db: Queries, brandId: string, now: Date): Promise<HandoverRow | undefined> {
  return db.scoped
    .selectFrom('company_handovers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteHandover(tx: Queries, brandId: string): Promise<void> {
  await tx.scoped.deleteFrom('company_handovers').where('brand_id', '=', brandId).execute();
}
