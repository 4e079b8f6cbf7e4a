/** One quote after it was read or changed, for whoever did it. */
import type { Quote } from '#contract/customer/quotes.ts';
import type { StaffQuote } from '#contract/staff/quotes.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findRequest, findRequestForStaff } from '../requests/lock-request.ts';
import type { RequestReader } from '../requests/view-request.ts';
import { quoteFiles } from './quote-files.ts';
import { filesOf } from './quote-versions.store.ts';
import { ownerOfAnyQuote, quoteOf } from './quotes.store.ts';
import { quoteView } from './quotes.view.ts';
import { staffQuoteView } from './staff-quotes.view.ts';

export async function viewQuote(
  services: Services,
  db: Queries,
  reader: RequestReader,
  quoteId: string,
): Promise<Quote> {
  const row = await quoteOf(db, reader.brandId, quoteId);
  if (!row) throw new Refusal('not_found');
  const request = await findRequest(db, reader.brandId, row.fab_id);
  const files = await quoteFiles(services, db, reader, [row]);
  return quoteView(row, { request, now: services.clock.now(), files: files.get(row.quote_id) ?? [] });
}

export async function viewQuoteForStaff(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  quoteId: string,
): Promise<StaffQuote> {
  const place = await ownerOfAnyQuote(db, quoteId);
  const row = place && (await quoteOf(db, place.brand_id, quoteId));
  if (!row) throw new Refusal('not_found');
  const request = await findRequestForStaff(db, row.fab_id);
  const files = await filesOf(db, row.brand_id, [quoteId]);
  return staffQuoteView(row, { request, now: clock.now() }, files);
}
