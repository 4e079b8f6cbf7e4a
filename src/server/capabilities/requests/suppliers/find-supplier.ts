/** The mill behind an offer, as later parts of the story need it; its own name stays with the desk. */
import type { Queries } from '#server/db/database.ts';
import { type SupplierRow, suppliersByIds } from './suppliers.store.ts';

export type Mill = {
  readonly supplierId: string;
  readonly alias: string;
  readonly city: string;
  readonly stateCode: string;
};

export async function findMill(db: Queries, supplierId: string): Promise<Mill> {
  const [row] = await suppliersByIds(db, [supplierId]);
  if (!row) throw new Error('What is offered always has a supplier.');
  return {
    supplierId: row.supplier_id,
    alias: row.alias,
    city: row.city,
    stateCode: row.state_code,
  };
}

/** With what the desk and buyers say of them; for the desk and the mills themselves. */
export function findSuppliers(db: Queries, supplierIds: readonly string[]): Promise<SupplierRow[]> {
  return suppliersByIds(db, supplierIds);
}

/** As its own papers name it; for staff and the mill itself. */
export async function findMillOnPaper(db: Queries, supplierId: string) {
  const [row] = await suppliersByIds(db, [supplierId]);
  if (!row) throw new Error('What is bought always has a supplier.');
  const { name, city, state_code: stateCode, gstin, msme_class: msmeClass } = row;
  return { name, city, stateCode, gstin, msmeClass };
}
