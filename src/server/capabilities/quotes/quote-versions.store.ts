/** Versions of quotes and their files: written once, never changed. */
import type { Insertable } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';
import type { FileRow } from '../uploads/read-file.ts';
import type { VersionRow } from './quotes.store.ts';

export async function insertVersion(tx: Queries, version: VersionRow): Promise<void> {
  const stored: Insertable<Schema['quote_versions']> = {
    ...version,
    offered: JSON.stringify(version.offered),
    quantity_breaks: JSON.stringify(version.quantity_breaks),
    tax_lines: JSON.stringify(version.tax_lines),
  };
  await tx.scoped.insertInto('quote_versions').values(stored).execute();
}

/** Oldest first. */
export function versionsOf(db: Queries, brandId: string, quoteId: string): Promise<VersionRow[]> {
  return db.scoped
    .selectFrom('quote_versions')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('quote_id', '=', quoteId)
    .orderBy('version')
    .$castTo<VersionRow>()
    .execute();
}

type OfVersion = { brand_id: string; quote_id: string; version: number };

export async function insertQuoteFiles(
  tx: Queries,
  { brand_id, quote_id, version }: OfVersion,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id) => ({ brand_id, quote_id, version, file_id }));
  await tx.scoped.insertInto('quote_files').values(rows).execute();
}

export type QuoteFileRow = FileRow & { quote_id: string };

/** Of the latest versions of all these quotes, in one query. */
export function filesOf(db: Queries, brandId: string, quoteIds: readonly string[]): Promise<QuoteFileRow[]> {
  if (quoteIds.length === 0) return Promise.resolve([]);
  return db.scoped
    .selectFrom('quote_files')
    .innerJoin('quotes', (join) =>
      join
        .onRef('quotes.brand_id', '=', 'quote_files.brand_id')
        .onRef('quotes.quote_id', '=', 'quote_files.quote_id')
        .onRef('quotes.version', '=', 'quote_files.version'),
    )
    .innerJoin('files', (join) =>
      join
        .onRef('files.brand_id', '=', 'quote_files.brand_id')
        .onRef('files.file_id', '=', 'quote_files.file_id'),
    )
    .select([
      'quote_files.quote_id',
      'files.file_id',
      'files.brand_id',
      'files.content_type',
      'files.byte_size',
      'files.original_name',
      'files.has_thumbnail',
      'files.is_demo',
    ])
    .where('quote_files.brand_id', '=', brandId)
    .where('quote_files.quote_id', 'in', quoteIds)
    .where('files.removed_at', 'is', null)
    .orderBy('files.created_at')
    .orderBy('files.file_id')
    .execute();
}
