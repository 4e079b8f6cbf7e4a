import type { Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';

export type MergeStanding = {
  brand_id: string;
  name: string;
  city: string | null;
  market: Market;
  created_at: Date;
  merged_into: string | null;
};

export function mergeStandingOf(db: Queries, brandId: string): Promise<MergeStanding | undefined> {
  return db.scoped
    .selectFrom('companies')
    .select(['brand_id', 'name', 'city', 'market', 'created_at', 'merged_into'])
    .where('brand_id', '=', brandId)
    .$castTo<MergeStanding>()
    .executeTakeFirst();
}

export async function saveMerged(
  tx: Queries,
  { brandId, into, at }: { brandId: string; into: string; at: Date },
): Promise<void> {
  await tx.scoped
    .updateTable('companies')
    .set({ merged_into: into, merged_at: at })
    .where('brand_id', '=', brandId)
    .execute();
}
