/** Whether a company goes on as another one. */
import type { Queries } from '#server/db/database.ts';
import { type MergeStanding, mergeStandingOf, saveMerged } from './merged-company.store.ts';

export type { MergeStanding };

export function findMergeStanding(db: Queries, brandId: string): Promise<MergeStanding | undefined> {
  return mergeStandingOf(db, brandId);
}

/** The company it goes on as; null while it is one of its own. */
export async function findMergedInto(
  db: Queries,
  brandId: string,
): Promise<{ brandId: string; name: string } | null> {
  const into = (await mergeStandingOf(db, brandId))?.merged_into;
  const other = into ? await mergeStandingOf(db, into) : undefined;
  return other ? { brandId: other.brand_id, name: other.name } : null;
}

/** Both rows must be locked. */
export function closeAsMerged(
  tx: Queries,
  merged: { brandId: string; into: string; at: Date },
): Promise<void> {
  return saveMerged(tx, merged);
}
