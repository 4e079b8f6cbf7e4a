import { REQUEST_FILES_MAX } from '#domain/requests/review/attachments.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { fileIdsOf } from './answers/request-files.store.ts';
import { saveAnswers } from './answers/save-request.ts';
import { lockDraft } from './lock-request.ts';

/** A file that comes after its draft goes along with it; false when that is no draft any more, or full. */
export async function attachFile(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  { fabId, fileId }: { fabId: string; fileId: string },
): Promise<boolean> {
  const row = await lockDraft(tx, by.brandId, fabId);
  if (!row) return false;
  const fileIds = await fileIdsOf(tx, row);
  if (fileIds.length >= REQUEST_FILES_MAX) return false;
  await saveAnswers(services, tx, row, { fileIds: [...fileIds, fileId] }, by);
  return true;
}
