/** A file is prepared once, by a worker; until then everybody who asks sees how far it is. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { DocumentRow } from '../documents.store.ts';
import { type FileRow, type FileVariant, fileRowOf, insertFileRow, updateFileRow } from './files.store.ts';

/** Rendering takes seconds; whatever was so long on its way is no longer in anybody's hands. */
const LOST_AFTER_MS = 2 * 60_000;

export async function askForFile(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Queries,
  document: Pick<DocumentRow, 'brand_id' | 'document_id'>,
  variant: FileVariant,
): Promise<FileRow> {
  const now = clock.now();
  const isNew = await insertFileRow(tx, document, variant, now);
  const justAsked = { state: 'preparing', progress: 0, asked_at: now } as const;
  const row = isNew ? justAsked : ((await fileRowOf(tx, document, variant)) ?? justAsked);
  const isLost = row.state === 'preparing' && now.getTime() - row.asked_at.getTime() > LOST_AFTER_MS;
  // Whoever hears of a failure has it tried again, and may ask later.
  const isTriedAgain = row.state === 'failed' || isLost;
  if (isTriedAgain) await updateFileRow(tx, document, variant, justAsked);
  if (isNew || isTriedAgain) {
    await jobs.enqueue(tx, 'render-document', { documentId: document.document_id, variant });
  }
  return row;
}
