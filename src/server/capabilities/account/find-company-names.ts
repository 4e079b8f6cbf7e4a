import type { Queries } from '#server/db/database.ts';
import { companyNames } from './account.store.ts';

/** Every name that says which company it is: its own, its legal one and those of its people. */
export function findCompanyNames(db: Queries, brandId: string): Promise<string[]> {
  return companyNames(db, brandId);
}
