import type { Queries } from '#server/db/database.ts';

export type FileRow = {
  file_id: string;
  brand_id: string;
  content_type: string;
  byte_size: number;
  original_name: string;
  has_thumbnail: boolean;
  is_demo: boolean;
};

export type NewFile = {
  fileId: string;
  brandId: string;
  /** Who brought it: one of the two. */
  customerId: string | null;
  staffId: string | null;
  contentType: string;
  byteSize: number;
  name: string;
  hasThumbnail: boolean;
  isDemo: boolean;
  createdAt: Date;
};

export async function insertFile(tx: Queries, file: NewFile): Promise<void> {
  await tx.scoped
    .insertInto('files')
    .values({
      file_id: file.fileId,
      brand_id: file.brandId,
      customer_id: file.customerId,
      staff_id: file.staffId,
      content_type: file.contentType,
      byte_size: file.byteSize,
      original_name: file.name,
      has_thumbnail: file.hasThumbnail,
      is_demo: file.isDemo,
      created_at: file.createdAt,
    })
    .execute();
}

function files(db: Queries, brandId: string) {
  return db.scoped
    .selectFrom('files')
    .select(['file_id', 'brand_id', 'content_type', 'byte_size', 'original_name', 'has_thumbnail', 'is_demo'])
    .where('brand_id', '=', brandId)
    .where('removed_at', 'is', null);
}

export function fileOf(db: Queries, brandId: string, fileId: string): Promise<FileRow | undefined> {
  return files(db, brandId).where('file_id', '=', fileId).executeTakeFirst();
}

export async function filesByIds(
  db: Queries,
  brandId: string,
  fileIds: readonly string[],
): Promise<FileRow[]> {
  return fileIds.length === 0 ? [] : files(db, brandId).where('file_id', 'in', fileIds).execute();
}

/** Also of files that were removed since: bringing and taking away is no way around a limit. */
export async function filesSince(
  db: Queries,
  brandId: string,
  since: Date,
): Promise<{ count: number; bytes: number }> {
  const row = await db.scoped
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('byte_size').as('bytes')])
    .where('brand_id', '=', brandId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}
