import type { Queries } from '#server/db/database.ts';
import { sellerRows } from './sellers.store.ts';

/** Of the registration as it was entered last; null for one that never sold here. */
export async function findSellerName(db: Queries, gstin: string): Promise<string | null> {
  const row = (await sellerRows(db)).find((seller) => seller.gstin === gstin);
  return row?.legal_name ?? null;
}
