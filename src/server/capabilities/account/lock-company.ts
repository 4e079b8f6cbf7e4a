import type { Queries } from '#server/db/database.ts';
import { lockCompanyRow } from './account.store.ts';

/** Changes that look at several rows of a company (defaults, "only one of") come one after the other. */
export function lockCompany(tx: Queries, brandId: string): Promise<void> {
  return lockCompanyRow(tx, brandId);
}
