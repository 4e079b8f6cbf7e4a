import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type SupplierRow = Selectable<Schema['suppliers']>;
export type SupplierColumns = Omit<Insertable<Schema['suppliers']>, 'supplier_id' | 'created_at'>;

/** Suppliers belong to the marketplace, not to a buyer. */
export function allSuppliers(db: Queries): Promise<SupplierRow[]> {
  return db.scoped.selectFrom('suppliers').selectAll().orderBy('name').execute();
}

export async function suppliersByIds(db: Queries, supplierIds: readonly string[]): Promise<SupplierRow[]> {
  return byIdsStatement.all(db, { supplierIds });
}

const byIdsStatement = scopedStatement(
  ({ supplierIds }: { supplierIds: readonly string[] }) => sql<SupplierRow>`
    select * from suppliers where supplier_id = any(${supplierIds}::uuid[])`,
);

export function insertSupplier(
  tx: Queries,
  row: SupplierColumns & { supplier_id: string; created_at: Date },
): Promise<SupplierRow> {
  return tx.scoped.insertInto('suppliers').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such supplier, or when it has moved on from that revision. */
export function updateSupplier(
  tx: Queries,
  { supplierId, revision }: { supplierId: string; revision: number | undefined },
  columns: SupplierColumns,
): Promise<SupplierRow | undefined> {
  return tx.scoped
    .updateTable('suppliers')
    .set((eb) => ({ ...columns, revision: eb('revision', '+', 1) }))
    .where('supplier_id', '=', supplierId)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst();
}

type DispatchColumn = `dispatch_${'line1' | 'line2' | 'city' | 'postcode' | 'state_code'}`;

/** A part of its own: the desk's form of a supplier is not out of date by it. */
export async function updateDispatchPlace(
  tx: Queries,
  supplierId: string,
  set: Record<DispatchColumn, string | null>,
): Promise<void> {
  await tx.scoped.updateTable('suppliers').set(set).where('supplier_id', '=', supplierId).execute();
}

/** Added up by the database, so that two opinions at once both count. */
export async function addOpinion(tx: Queries, supplierId: string, stars: number): Promise<void> {
  await sql`
    update suppliers set feedback_count = feedback_count + 1, feedback_stars = feedback_stars + ${stars}
    where supplier_id = ${supplierId}`.execute(tx.unscoped);
}

export type InvitationRow = SupplierRow & { invited_at: Date; has_quoted: boolean };

/** In the order they were asked. */
export function invitationsOf(
  db: Queries,
  { brand_id, fab_id }: { brand_id: string; fab_id: string },
): Promise<InvitationRow[]> {
  return db.scoped
    .selectFrom('supplier_invitations as requested')
    .innerJoin('suppliers', 'suppliers.supplier_id', 'requested.supplier_id')
    .selectAll('suppliers')
    .select((eb) => [
      'requested.invited_at',
      eb
        .exists(
          eb
            .selectFrom('quotes')
            .select('quote_id')
            .where('quotes.brand_id', '=', brand_id)
            .where('quotes.fab_id', '=', fab_id)
            .whereRef('quotes.supplier_id', '=', 'requested.supplier_id'),
        )
        .$castTo<boolean>()
        .as('has_quoted'),
    ])
    .where('requested.brand_id', '=', brand_id)
    .where('requested.fab_id', '=', fab_id)
    .orderBy('requested.invited_at')
    .orderBy('suppliers.name')
    .execute();
}

/** Those that were not asked before. */
export async function insertInvitations(
  tx: Queries,
  { brand_id, fab_id }: { brand_id: string; fab_id: string },
  supplierIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = supplierIds.map((supplier_id) => ({ brand_id, fab_id, supplier_id, invited_at: now }));
  const inserted = await tx.scoped
    .insertInto('supplier_invitations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('supplier_id')
    .execute();
  return inserted.map(({ supplier_id }) => supplier_id);
}
