import type { Insertable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export async function insertCreditUse(tx: Queries, row: Insertable<Schema['credit_uses']>): Promise<void> {
  await tx.scoped.insertInto('credit_uses').values(row).execute();
}

/** Paid back or cancelled: the order takes nothing of the limit any more. */
export async function releaseCreditUse(
  tx: Queries,
  { brand_id, order_id }: { brand_id: string; order_id: string },
  now: Date,
): Promise<void> {
  await tx.scoped
    .updateTable('credit_uses')
    .set({ released_at: now })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('released_at', 'is', null)
    .execute();
}
