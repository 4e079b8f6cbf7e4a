/** The supplier behind a quote, as far as quoting needs it. */
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { Queries } from '#server/db/database.ts';

export type QuotingSupplier = { msme_class: MsmeClass | null; is_active: boolean };

export function supplierOf(db: Queries, supplierId: string): Promise<QuotingSupplier | undefined> {
  return db.unscoped
    .selectFrom('suppliers')
    .select(['msme_class', 'is_active'])
    .where('supplier_id', '=', supplierId)
    .$castTo<QuotingSupplier>()
    .executeTakeFirst();
}

type Invitation = { fab_id: string; brand_id: string; supplier_id: string; invited_at: Date };

/** Whoever quotes was asked, even if nobody pressed the button before. */
export async function keepInvitation(tx: Queries, invitation: Invitation): Promise<void> {
  await tx.scoped
    .insertInto('supplier_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
