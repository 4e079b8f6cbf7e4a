/** The rendered files of documents. */
import type { Insertable } from 'kysely';
import type { Sheet } from '#domain/documents/sheet.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import type { DocumentRow } from '../documents.store.ts';

export type FileVariant = 'pdf' | 'pdf_void' | 'xlsx' | 'csv';
export type FileRow = { state: 'preparing' | 'ready' | 'failed'; progress: number; asked_at: Date };

type Owner = Pick<DocumentRow, 'brand_id' | 'document_id'>;

/** True when nobody had asked for it before. */
export async function insertFileRow(
  tx: Queries,
  { brand_id, document_id }: Owner,
  variant: FileVariant,
  now: Date,
): Promise<boolean> {
  const result = await tx.scoped
    .insertInto('document_files')
    .values({ brand_id, document_id, variant, state: 'preparing', asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function fileRowOf(
  db: Queries,
  { brand_id, document_id }: Owner,
  variant: FileVariant,
): Promise<FileRow | undefined> {
  return db.scoped
    .selectFrom('document_files')
    .select(['state', 'progress', 'asked_at'])
    .where('brand_id', '=', brand_id)
    .where('document_id', '=', document_id)
    .where('variant', '=', variant)
    .$castTo<FileRow>()
    .executeTakeFirst();
}

type Change =
  | { state: 'preparing' | 'failed'; progress: number; asked_at?: Date }
  | { state: 'ready'; progress: 100; byte_size: number; sha256: Buffer; ready_at: Date };

/** A file that is ready stays as it is, whoever else was at work on it. */
export async function updateFileRow(
  db: Queries,
  { brand_id, document_id }: Owner,
  variant: FileVariant,
  set: Change,
): Promise<void> {
  await db.scoped
    .updateTable('document_files')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('document_id', '=', document_id)
    .where('variant', '=', variant)
    .where('state', '<>', 'ready')
    .execute();
}

export async function insertRestoredFile(
  tx: Queries,
  row: Insertable<Schema['restored_files']>,
): Promise<void> {
  await tx.scoped.insertInto('restored_files').values(row).execute();
}

export type RenderedDocument = Owner & {
  order_id: string;
  number: string;
  issued_at: Date;
  sheet: Sheet;
  replaced_by: string | null;
  void_reason: string | null;
};

/** For the worker, which serves all companies. */
export function documentToRender(db: Queries, documentId: string): Promise<RenderedDocument | undefined> {
  return db.unscoped
    .selectFrom('documents as issued')
    .leftJoin('documents as after', (join) =>
      join
        .onRef('after.brand_id', '=', 'issued.brand_id')
        .onRef('after.replaces_id', '=', 'issued.document_id'),
    )
    .leftJoin('document_voids as voided', (join) =>
      join
        .onRef('voided.brand_id', '=', 'issued.brand_id')
        .onRef('voided.document_id', '=', 'issued.document_id'),
    )
    .select([
      'issued.document_id',
      'issued.brand_id',
      'issued.order_id',
      'issued.number',
      'issued.issued_at',
      'issued.sheet',
      'after.number as replaced_by',
      'voided.reason as void_reason',
    ])
    .where('issued.document_id', '=', documentId)
    .$castTo<RenderedDocument>()
    .executeTakeFirst();
}
