/** The supplier behind a quote, as far as quoting needs it. */
import type { Queries } from '#server/db/database.ts';

export function supplierOf(db: Queries, supplierId: string): Promise<{ is_active: boolean } | undefined> {
  return db.scoped
    .selectFrom('suppliers')
    .select('is_active')
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
}

type Invitation = { fab_id: string; brand_id: string; supplier_id: string; invited_at: Date };

/** Whoever quotes was asked, even if nobody pressed the button before. */
export async function saveInvitation(tx: Queries, invitation: Invitation): Promise<void> {
  await tx.scoped
    .insertInto('supplier_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
