import type { Queries } from '#server/db/database.ts';

export type FileRow = {
  file_id: string;
  brand_id: string;
  content_type: string;
  byte_size: number;
  original_name: string;
  has_thumbnail: boolean;
};

export type NewFile = {
  fileId: string;
  brandId: string;
  customerId: string;
  contentType: string;
  byteSize: number;
  name: string;
  hasThumbnail: boolean;
  createdAt: Date;
};

export async function insertFile(tx: Queries, file: NewFile): Promise<void> {
  await tx.scoped
    .insertInto('files')
    .values({
      file_id: file.fileId,
      brand_id: file.brandId,
      customer_id: file.customerId,
      content_type: file.contentType,
      byte_size: file.byteSize,
      original_name: file.name,
      has_thumbnail: file.hasThumbnail,
      created_at: file.createdAt,
    })
    .execute();
}

export function fileOf(db: Queries, brandId: string, fileId: string): Promise<FileRow | undefined> {
  return db.scoped
    .selectFrom('files')
    .select(['file_id', 'brand_id', 'content_type', 'byte_size', 'original_name', 'has_thumbnail'])
    .where('brand_id', '=', brandId)
    .where('file_id', '=', fileId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}
