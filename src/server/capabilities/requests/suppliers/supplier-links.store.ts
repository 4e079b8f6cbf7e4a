/** Links of mills, known only by the hash of their key. */
import type { Insertable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type Invited = { brandId: string; fabId: string; supplierId: string };

export async function insertLink(tx: Queries, row: Insertable<Schema['supplier_links']>): Promise<void> {
  await tx.scoped.insertInto('supplier_links').values(row).execute();
}

/** True when this call ended it; whatever was opened by it ends at the same moment. */
export async function endLinkRow(
  tx: Queries,
  { brandId, fabId, supplierId }: Invited,
  now: Date,
): Promise<boolean> {
  const result = await tx.scoped
    .updateTable('supplier_links')
    .set({ ended_at: now })
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .where('supplier_id', '=', supplierId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function isInvited(db: Queries, { brandId, fabId, supplierId }: Invited): Promise<boolean> {
  const row = await db.scoped
    .selectFrom('supplier_invitations')
    .select('supplier_id')
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return row !== undefined;
}
