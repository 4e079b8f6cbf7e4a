import { sql } from 'kysely';
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
  /** Who brought it: one of the three. */
  customerId: string | null;
  staffId: string | null;
  supplierId: string | null;
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
      supplier_id: file.supplierId,
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

/** What mills brought for a request of this company; only the desk reads it. */
export async function millFilesByIds(
  db: Queries,
  brandId: string,
  fileIds: readonly string[],
): Promise<(FileRow & { supplier_id: string | null })[]> {
  if (fileIds.length === 0) return [];
  return files(db, brandId)
    .select('supplier_id')
    .where('file_id', 'in', fileIds)
    .where('supplier_id', 'is not', null)
    .execute();
}

/** Whoever has a good link was shown the file, also one of a mill. */
export function linkedFileOf(db: Queries, brandId: string, fileId: string): Promise<FileRow | undefined> {
  return files(db, brandId).where('file_id', '=', fileId).executeTakeFirst();
}

export function fileOf(db: Queries, brandId: string, fileId: string): Promise<FileRow | undefined> {
  return filesOfCompany(db, brandId).where('file_id', '=', fileId).executeTakeFirst();
}

/** Pictures of mills are the desk's to see, until they are shown as a sample. */
function filesOfCompany(db: Queries, brandId: string) {
  return files(db, brandId).where(({ eb, or }) =>
    or([eb('supplier_id', 'is', null), eb('shown_at', 'is not', null)]),
  );
}

/** From now on the company sees them, under a name that says nothing of the mill. */
export async function showMillFiles(
  tx: Queries,
  of: { brandId: string; supplierId: string; fileIds: readonly string[]; name: string; now: Date },
): Promise<void> {
  await sql`
    update files set shown_at = ${of.now}, original_name = ${of.name} || substring(original_name from '\\.[^.]*$')
    where brand_id = ${of.brandId} and supplier_id = ${of.supplierId} and shown_at is null
      and file_id = any(${of.fileIds}::uuid[])`.execute(tx.scoped);
}

export async function filesByIds(
  db: Queries,
  brandId: string,
  fileIds: readonly string[],
): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  return filesOfCompany(db, brandId).where('file_id', 'in', fileIds).execute();
}

/** Also of files that were removed since: bringing and taking away is no way around a limit. */
export async function filesSince(
  db: Queries,
  brandId: string,
  since: Date,
  supplierId: string | null = null,
): Promise<{ count: number; bytes: number }> {
  const row = await db.scoped
    .selectFrom('files')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('byte_size').as('bytes')])
    .where('brand_id', '=', brandId)
    .where('created_at', '>', since)
    .where('supplier_id', 'is not distinct from', supplierId)
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}
