import type { StoredFile } from '#contract/customer/uploads.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { RequestReader } from '../requests/view-request.ts';
import { storedFileOf } from '../uploads/uploads.view.ts';
import { filesOf } from './quote-versions.store.ts';

/** The files of the latest versions by quote; links end with the sign-in that asked for them. */
export async function quoteFiles(
  services: Services,
  db: Queries,
  { brandId, sessionId = '' }: RequestReader,
  quotes: readonly { quote_id: string }[],
): Promise<Map<string, StoredFile[]>> {
  const rows = await filesOf(
    db,
    brandId,
    quotes.map(({ quote_id }) => quote_id),
  );
  const byQuote = Map.groupBy(rows, ({ quote_id }) => quote_id);
  const link = (row: (typeof rows)[number]) => storedFileOf(services, { brandId, sessionId }, row);
  return new Map([...byQuote].map(([quoteId, files]) => [quoteId, files.map(link)]));
}
