/** One request as its own company sees it. */
import type { FabricRequest } from '#contract/customer/requests.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findOwnFiles } from '../uploads/read-file.ts';
import { storedFileOf } from '../uploads/uploads.view.ts';
import { fileIdsOf } from './answers/request-files.store.ts';
import { findRequest, type RequestRow } from './lock-request.ts';
import { countQuotes } from './request-quotes.store.ts';
import { fabricRequestOf } from './requests.view.ts';

/** Links to files end with the sign-in that asked for them; where nobody is signed in they open nothing. */
export type RequestReader = { brandId: string; sessionId?: string };

export async function viewRequest(
  services: Services,
  db: Queries,
  reader: RequestReader,
  fabId: string,
): Promise<FabricRequest> {
  return viewRequestRow(services, db, reader, await findRequest(db, reader.brandId, fabId));
}

/** Of a row that was just read or written. */
export async function viewRequestRow(
  services: Services,
  db: Queries,
  { sessionId }: RequestReader,
  row: RequestRow,
): Promise<FabricRequest> {
  return fabricRequestOf(row, {
    counts: await countQuotes(db, row, services.clock.now()),
    files: await requestFiles(services, db, row, sessionId),
  });
}

async function requestFiles(
  services: Services,
  db: Queries,
  row: RequestRow,
  sessionId = '',
): Promise<StoredFile[]> {
  const files = await findOwnFiles(db, row.brand_id, await fileIdsOf(db, row));
  return files.map((file) => storedFileOf(services, { brandId: row.brand_id, sessionId }, file));
}
