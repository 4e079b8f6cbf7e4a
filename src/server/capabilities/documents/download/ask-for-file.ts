/** A file is prepared once, by a worker; until then everybody who asks sees how far it is. */
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { DocumentRow } from '../documents.store.ts';
import { type FileRow, type FileVariant, fileRowOf, insertFileRow, updateFileRow } from './files.store.ts';

const JUST_ASKED: FileRow = { state: 'preparing', progress: 0, sha256: null };

export async function askForFile(
  { jobs, clock }: Pick<Parts, 'jobs' | 'clock'>,
  tx: Queries,
  document: Pick<DocumentRow, 'brand_id' | 'document_id'>,
  variant: FileVariant,
): Promise<FileRow> {
  const isNew = await insertFileRow(tx, document, variant, clock.now());
  const row = isNew ? JUST_ASKED : ((await fileRowOf(tx, document, variant)) ?? JUST_ASKED);
  // Whoever hears of a failure has it tried again, and may ask later.
  if (row.state === 'failed') await updateFileRow(tx, document, variant, { state: 'preparing', progress: 0 });
  if (isNew || row.state === 'failed') {
    await jobs.enqueue(tx, 'render-document', { documentId: document.document_id, variant });
  }
  return row;
}
