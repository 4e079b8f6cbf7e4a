/** All quotes of a request at once: three queries, however many suppliers answered. */
import type { Quote } from '#contract/customer/quotes.ts';
import type { StaffQuote } from '#contract/staff/quotes.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findRequest, findRequestForStaff } from '../requests/lock-request.ts';
import type { RequestReader } from '../requests/view-request.ts';
import { quoteFiles } from './quote-files.ts';
import { filesOf } from './quote-versions.store.ts';
import { quotesOf } from './quotes.store.ts';
import { quoteView } from './quotes.view.ts';
import { staffQuoteView } from './staff-quotes.view.ts';

/** What a supplier took back is no longer there to be compared. */
export async function listQuotes(
  services: Services,
  db: Queries,
  reader: RequestReader,
  fabId: string,
): Promise<Quote[]> {
  const request = await findRequest(db, reader.brandId, fabId);
  const rows = (await quotesOf(db, reader.brandId, fabId)).filter(({ status }) => status !== 'withdrawn');
  const files = await quoteFiles(services, db, reader, rows);
  const now = services.clock.now();
  return rows.map((row) => quoteView(row, { request, now, files: files.get(row.quote_id) ?? [] }));
}

export async function listQuotesForStaff(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  fabId: string,
): Promise<StaffQuote[]> {
  const request = await findRequestForStaff(db, fabId);
  const rows = await quotesOf(db, request.brand_id, fabId);
  const now = clock.now();
  const files = await filesOf(
    db,
    request.brand_id,
    rows.map(({ quote_id }) => quote_id),
  );
  return rows.map((row) => staffQuoteView(row, { request, now }, files));
}
