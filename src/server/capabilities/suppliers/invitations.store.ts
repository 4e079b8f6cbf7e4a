/** What is known of one mill and of its invitation to one request. */
import { type Selectable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export type Invited = { brandId: string; fabId: string; supplierId: string };

export function supplierOf(
  db: Queries,
  supplierId: string,
): Promise<
  Pick<Selectable<Schema['suppliers']>, 'name' | 'contacts' | 'own_margin_basis_points'> | undefined
> {
  return db.scoped
    .selectFrom('suppliers')
    .select(['name', 'contacts', 'own_margin_basis_points'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
}

export async function setOwnMargin(
  tx: Queries,
  supplierId: string,
  basisPoints: number | null,
): Promise<{ before: number | null } | undefined> {
  const { rows } = await sql<{ before: number | null }>`
    with old as (select own_margin_basis_points from suppliers where supplier_id = ${supplierId} for update)
    update suppliers set own_margin_basis_points = ${basisPoints}
    from old where supplier_id = ${supplierId} returning old.own_margin_basis_points as before`.execute(
    tx.unscoped,
  );
  return rows[0];
}

export type InvitationRow = {
  supplier_id: string;
  name: string;
  declined_at: Date | null;
  decline_reason: string | null;
  expires_at: Date | null;
  opened_at: Date | null;
};

/** With the open link of each, if there is one. */
export async function invitationsWithLinks(
  db: Queries,
  { brandId, fabId, now }: { brandId: string; fabId: string; now: Date },
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select requested.supplier_id, suppliers.name, requested.declined_at, requested.decline_reason, link.expires_at, link.opened_at
    from supplier_invitations requested
    join suppliers on suppliers.supplier_id = requested.supplier_id
    left join supplier_links link on link.brand_id = requested.brand_id and link.fab_id = requested.fab_id
      and link.supplier_id = requested.supplier_id and link.ended_at is null and link.expires_at > ${now}
    where requested.brand_id = ${brandId} and requested.fab_id = ${fabId}
    order by requested.invited_at, suppliers.name`.execute(db.scoped);
  return rows;
}

export async function setDeclined(
  tx: Queries,
  { brandId, fabId, supplierId }: Invited,
  set: { declined_at: Date | null; decline_reason: string | null },
): Promise<void> {
  await tx.scoped
    .updateTable('supplier_invitations')
    .set(set)
    .where('brand_id', '=', brandId)
    .where('fab_id', '=', fabId)
    .where('supplier_id', '=', supplierId)
    .execute();
}
