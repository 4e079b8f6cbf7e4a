import type { Queries } from '#server/db/database.ts';
import type { RequestRow } from '../requests.store.ts';

type Owner = Pick<RequestRow, 'brand_id' | 'fab_id'>;

export async function fileIdsOf(db: Queries, { brand_id, fab_id }: Owner): Promise<string[]> {
  const rows = await db.scoped
    .selectFrom('request_files')
    .select('file_id')
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.file_id);
}

export async function saveFileIds(
  tx: Queries,
  { brand_id, fab_id }: Owner,
  fileIds: readonly string[],
): Promise<void> {
  await tx.scoped
    .deleteFrom('request_files')
    .where('brand_id', '=', brand_id)
    .where('fab_id', '=', fab_id)
    .execute();
  if (fileIds.length === 0) return;
  await tx.scoped
    .insertInto('request_files')
    .values(fileIds.map((file_id, index) => ({ brand_id, fab_id, file_id, position: index + 1 })))
    .execute();
}
