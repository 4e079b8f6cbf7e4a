/** One request as its own company sees it. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { findOwnFiles } from '../uploads/read-file.ts';
import { storedFileOf } from '../uploads/uploads.view.ts';
import { fileIdsOf } from './answers/request-files.store.ts';
import { findRequest, type RequestRow } from './lock-request.ts';
import { countQuotes } from './request-quotes.store.ts';
import { fabricRequestOf } from './requests.view.ts';

/** Links to files end with the sign-in that asked for them; where nobody is signed in they open nothing. */
export type RequestReader = { brandId: string; sessionId?: string };

export async function viewRequest(
  parts: Parts,
  db: Queries,
  reader: RequestReader,
  fabId: string,
): Promise<FabricRequest> {
  return viewRequestRow(parts, db, reader, await findRequest(db, reader.brandId, fabId));
}

/** Of a row that was just read or written. */
export async function viewRequestRow(
  parts: Parts,
  db: Queries,
  { sessionId }: RequestReader,
  row: RequestRow,
): Promise<FabricRequest> {
  return fabricRequestOf(row, {
    counts: await countQuotes(db, row, parts.clock.now()),
    files: await requestFiles(parts, db, row, sessionId),
  });
}

async function requestFiles(
  parts: Parts,
  db: Queries,
  row: RequestRow,
  sessionId = '',
): Promise<StoredFile[]> {
  const files = await findOwnFiles(db, row.brand_id, await fileIdsOf(db, row));
  return files.map((file) => storedFileOf(parts, { brandId: row.brand_id, sessionId }, file));
}
