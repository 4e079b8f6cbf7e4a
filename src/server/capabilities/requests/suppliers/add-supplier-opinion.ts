/** A buyer's stars for a delivered order count towards the rating that quotes show. */
import type { Queries } from '#server/db/database.ts';
import { addOpinion } from './suppliers.store.ts';

export async function addSupplierOpinion(tx: Queries, supplierId: string, stars: number): Promise<void> {
  await addOpinion(tx, supplierId, stars);
}
