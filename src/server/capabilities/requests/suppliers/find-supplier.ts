/** The mill behind an offer, as later parts of the story need it; its own name stays with the desk. */
import type { Queries } from '#server/db/database.ts';
import { suppliersByIds } from './suppliers.store.ts';

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
