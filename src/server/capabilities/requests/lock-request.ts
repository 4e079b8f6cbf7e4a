/** One request, of its own company or of whichever buyer the desk serves; without it there is nothing to talk about. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type RequestRow, requestOf, submittedRequestOf } from './requests.store.ts';

export type { RequestRow };

/** Before any quote of the request is locked: whoever changes both takes them in this order. */
export async function lockRequest(tx: Queries, brandId: string, fabId: string): Promise<RequestRow> {
  return found(await requestOf(tx, brandId, fabId, 'locked'));
}

export async function lockRequestForStaff(tx: Queries, fabId: string): Promise<RequestRow> {
  return found(await submittedRequestOf(tx, fabId, 'locked'));
}

/** Null when it was sent, discarded or never there. */
export async function lockDraft(tx: Queries, brandId: string, fabId: string): Promise<RequestRow | null> {
  const row = await requestOf(tx, brandId, fabId, 'locked');
  return row?.status === 'draft' ? row : null;
}

export async function findRequest(db: Queries, brandId: string, fabId: string): Promise<RequestRow> {
  return found(await requestOf(db, brandId, fabId, 'unlocked'));
}

export async function findRequestForStaff(db: Queries, fabId: string): Promise<RequestRow> {
  return found(await submittedRequestOf(db, fabId, 'unlocked'));
}

function found(row: RequestRow | undefined): RequestRow {
  if (!row) throw new Refusal('not_found');
  return row;
}
