/** Every file that a row names: what people uploaded, its small pictures, and the papers that were rendered. */
import type { Queries } from '#server/db/database.ts';
import { documentFileKey } from '../documents/download/document-file-key.ts';
import { storageKey } from '../uploads/storage-key.ts';

export type StoredFile = {
  key: string;
  kind: 'upload' | 'thumbnail' | 'document';
  /** The id of the upload or of the document. */
  id: string;
  /** Where the row knows it. */
  sha256: Buffer | null;
};

/** Without a company, those of all. */
export async function storedFiles(db: Queries, brandId?: string): Promise<StoredFile[]> {
  const [uploads, documents] = [await uploadRows(db, brandId), await documentRows(db, brandId)];
  return [
    ...uploads.flatMap((row): StoredFile[] => {
      const { file_id: id } = row;
      const original = { key: storageKey(row, 'original'), kind: 'upload' as const, id, sha256: null };
      const small = { key: storageKey(row, 'thumbnail'), kind: 'thumbnail' as const, id, sha256: null };
      return row.has_thumbnail ? [original, small] : [original];
    }),
    ...documents.map((row): StoredFile => {
      const key = documentFileKey(row, row.variant);
      return { key, kind: 'document', id: row.document_id, sha256: row.sha256 };
    }),
  ];
}

function uploadRows(db: Queries, brandId: string | undefined) {
  return db.unscoped
    .selectFrom('files')
    .select(['file_id', 'brand_id', 'has_thumbnail'])
    .where('removed_at', 'is', null)
    .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId ?? ''))
    .orderBy('file_id')
    .execute();
}

/** With the hash of the last time it was rendered. */
function documentRows(db: Queries, brandId: string | undefined) {
  return db.unscoped
    .selectFrom('current_files')
    .select(['document_id', 'brand_id', 'variant', 'sha256'])
    .where('sha256', 'is not', null)
    .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId ?? ''))
    .orderBy('document_id')
    .$castTo<{
      document_id: string;
      brand_id: string;
      variant: 'pdf' | 'pdf_void' | 'xlsx' | 'csv';
      sha256: Buffer;
    }>()
    .execute();
}
