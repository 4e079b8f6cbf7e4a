import type { Queries } from '#server/db/database.ts';
import { binOf } from './account.store.ts';

/** The VAT number of a company in Bangladesh, for its documents; null where it has none. */
export function findBin(db: Queries, brandId: string): Promise<string | null> {
  return binOf(db, brandId);
}
