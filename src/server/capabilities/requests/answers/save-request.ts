/** Saves a change of some answers, of a draft as typed, of a submitted request only while it stays complete. */
import type { RequestChange } from '#contract/request-fields.ts';
import { EMPTY_REVIEW_SHEET } from '#domain/requests/review/review-sheet.ts';
import { Refusal, refusedFields } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, recordChange } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { assertEditable } from '../allowed-moves.ts';
import type { RequestRow } from '../lock-request.ts';
import { updateRequest } from '../requests.store.ts';
import { attachedFiles, ownFileIds } from './attach-files.ts';
import { type Answers, answerColumns, changeAnswers } from './request-answers.ts';
import { fileIdsOf, saveFileIds } from './request-files.store.ts';
import { requestProblems } from './request-problems.ts';

/** `revision`: the one the change was made on. */
export type AnswerChange = RequestChange & { revision?: number | undefined };
export type SavedAnswers = {
  row: RequestRow;
  /** Quotes that were made before answer another cloth, quantity or place. */
  isNewToSuppliers: boolean;
};
type StoredRequest = Answers & { fileIds: readonly string[] };

/** The row must be locked. Writes the history row and announces it to the open screens; a change of nothing leaves no trace. */
export async function saveAnswers(
  services: Services,
  tx: Queries,
  row: RequestRow,
  change: AnswerChange,
  by: ChangeBy,
): Promise<SavedAnswers> {
  assertEditable(row);
  assertRevision(row, change.revision);
  const before: StoredRequest = { ...row, fileIds: await fileIdsOf(tx, row) };
  const after: StoredRequest = {
    ...changeAnswers(row, change),
    fileIds: change.fileIds ? await ownFileIds(tx, row.brand_id, change.fileIds) : before.fileIds,
  };
  if (isSame(before, after)) return { row, isNewToSuppliers: false };
  const isDraft = row.status === 'draft';
  const isNewToSuppliers = !(isDraft || isSame(seenBySuppliers(before), seenBySuppliers(after)));
  if (!isDraft) await assertComplete(services, tx, { ...row, ...after }, after.fileIds, row);
  const saved = await updateRequest(tx, row, {
    ...answerColumns(row.number, after),
    revision: row.revision + 1,
    specification_version: row.specification_version + (isNewToSuppliers ? 1 : 0),
    listed_at: services.clock.now(),
  });
  if (change.fileIds) await saveFileIds(tx, row, after.fileIds);
  await recordChange(services, tx, by, {
    subject: { kind: 'fabric_request', id: row.fab_id },
    action: isDraft ? 'draft_saved' : 'changed',
    details: { revision: row.revision + 1 },
    keys: ['requests', 'quotes'],
  });
  return { row: saved, isNewToSuppliers };
}

/** Without a revision the caller takes whatever is stored now. */
export function assertRevision({ revision }: RequestRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision) throw new Refusal('draft_outdated', { revision });
}

export async function assertComplete(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  row: RequestRow,
  fileIds: readonly string[],
  sent?: RequestRow,
): Promise<void> {
  const files = await attachedFiles(tx, row.brand_id, fileIds);
  const problems = await requestProblems(tx, row, { now: clock.now(), files, sent });
  if (Object.keys(problems).length > 0) throw refusedFields(problems);
}

/** The PO number is the buyer's own affair. */
function seenBySuppliers({ specification, sheet, fileIds }: StoredRequest): StoredRequest {
  return { specification, sheet: { ...sheet, poNumber: null }, fileIds };
}

function isSame(one: StoredRequest, other: StoredRequest): boolean {
  const written = ({ specification, sheet, fileIds }: StoredRequest) =>
    JSON.stringify([specification, { ...EMPTY_REVIEW_SHEET, ...sheet }, fileIds], sortedKeys);
  return written(one) === written(other);
}

/** The database gives the fields of a document back in an order of its own. */
function sortedKeys(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
