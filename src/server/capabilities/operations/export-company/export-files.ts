/** A company's files under names a person can read: what it uploaded, and its documents. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '#server/db/database.ts';
import type { FileStorage } from '#server/integrations/file-storage/port.ts';
import { type StoredFile, storedFiles } from '../stored-files.store.ts';

export type ExportedFiles = { uploads: number; documents: number; missing: string[] };

export async function exportFiles(
  { db, files }: { db: Queries; files: FileStorage },
  brandId: string,
  folders: { uploads: string; documents: string },
): Promise<ExportedFiles> {
  const exported: ExportedFiles = { uploads: 0, documents: 0, missing: [] };
  const nameOf = await names(db, brandId);
  const ofMills = await millFiles(db, brandId);
  for (const file of await storedFiles(db, brandId)) {
    // A small picture follows from the large one.
    if (file.kind === 'thumbnail' || ofMills.has(file.id)) continue;
    const content = await files.get(file.key);
    const folder = file.kind === 'upload' ? folders.uploads : folders.documents;
    if (!content) exported.missing.push(nameOf(file));
    else {
      await writeFile(join(folder, nameOf(file)), content, { mode: 0o600, flag: 'wx' });
      exported[file.kind === 'upload' ? 'uploads' : 'documents'] += 1;
    }
  }
  return exported;
}

/** What suppliers show the desk alone is not the company's. */
async function millFiles(db: Queries, brandId: string): Promise<Set<string>> {
  const rows = await db.scoped
    .selectFrom('files')
    .select('file_id')
    .where('brand_id', '=', brandId)
    .where('supplier_id', 'is not', null)
    .where('shown_at', 'is', null)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/** The id stands first, so that two files of one name are two files and the row is found. */
async function names(db: Queries, brandId: string): Promise<(file: StoredFile) => string> {
  const uploads = await db.scoped
    .selectFrom('files')
    .select(['file_id', 'original_name'])
    .where('brand_id', '=', brandId)
    .execute();
  const documents = await db.scoped
    .selectFrom('documents')
    .select(['document_id', 'number'])
    .where('brand_id', '=', brandId)
    .execute();
  const known = new Map([
    ...uploads.map(({ file_id, original_name }) => [file_id, original_name] as const),
    ...documents.map(({ document_id, number }) => [document_id, number] as const),
  ]);
  return ({ id, kind, key }) => {
    const plain = (known.get(id) ?? '').replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, '-');
    // The end of its key is the kind of a rendered file: "pdf", "xlsx", "pdf_void".
    return kind === 'upload' ? `${id} ${plain}` : `${plain} ${id}.${endingOf(key)}`;
  };
}

function endingOf(key: string): string {
  const variant = key.slice(key.lastIndexOf('.') + 1);
  return variant === 'pdf_void' ? 'void.pdf' : variant;
}
