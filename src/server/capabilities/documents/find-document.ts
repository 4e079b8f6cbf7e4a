/** One document, of its own company or of whichever buyer the desk serves. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { brandOfAnyDocument, type DocumentRow, documentOf } from './documents.store.ts';

export async function findDocument(db: Queries, brandId: string, documentId: string): Promise<DocumentRow> {
  const row = await documentOf(db, brandId, documentId);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function findDocumentForStaff(db: Queries, documentId: string): Promise<DocumentRow> {
  const brandId = await brandOfAnyDocument(db, documentId);
  if (brandId === undefined) throw new Refusal('not_found');
  return findDocument(db, brandId, documentId);
}
