/** A supplier's first answer to a request, sent by the desk or, in a demo, by the house itself. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { FIRST_VERSION } from '#domain/quotes/quote-version.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { numberYear, writeRecordNumber } from '#domain/shared/record-number.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { lockRequestForStaff, type RequestRow } from '../requests/lock-request.ts';
import { moveRequest, touchRequest } from '../requests/move-request.ts';
import { recordQuoteChange } from './move-quote.ts';
import { draftVersion } from './new-version/draft-version.ts';
import { saveVersion } from './new-version/save-version.ts';
import { notifyOfQuote } from './notify-of-quote.ts';
import { insertQuote, type NewQuote, nextQuoteSerial } from './quotes.store.ts';
import { saveInvitation, supplierOf } from './suppliers.store.ts';

export type SubmitQuote = { fabId: string; supplierId: string; form: QuoteForm; by: DeskActor };

export async function submitQuote(
  services: Services,
  tx: Queries,
  { fabId, supplierId, form, by }: SubmitQuote,
): Promise<string> {
  const request = await lockRequestForStaff(tx, fabId);
  assertOpenForQuotes(request);
  await assertActive(tx, supplierId);
  const version = await draftVersion(services, tx, { request, form });

  const quote = await newQuote(services, tx, { request, supplierId, expiresAt: version.expires_at });
  await refusedOnClash(insertQuote(tx, quote), 'one_open_quote_of_supplier', alreadyQuoted);
  await saveVersion(tx, quote, { version, fileIds: form.fileIds, by });
  const { brand_id, fab_id } = request;
  await saveInvitation(tx, { brand_id, fab_id, supplier_id: supplierId, invited_at: quote.created_at });
  await recordQuoteChange(services, tx, quote, {
    by: deskInHistory(by),
    action: 'submitted',
    details: { version: quote.version },
  });
  await showRequest(services, tx, request, quote.number, by);
  await notifyOfQuote(services, tx, request, quote);
  return quote.quote_id;
}

function assertOpenForQuotes({ status }: RequestRow): void {
  if (status !== 'quote_submitted') assertMove(requestLifecycle, status, 'quote_submitted', 'staff');
}

async function assertActive(tx: Queries, supplierId: string): Promise<void> {
  const supplier = await supplierOf(tx, supplierId);
  if (!supplier) throw formRefusal({ supplierId: 'We could not find this supplier.' });
  if (!supplier.is_active) throw formRefusal({ supplierId: 'This supplier is not quoting at the moment.' });
}

async function newQuote(
  services: Services,
  tx: Queries,
  { request, supplierId, expiresAt }: { request: RequestRow; supplierId: string; expiresAt: Date },
): Promise<NewQuote> {
  const now = services.clock.now();
  const serial = await nextQuoteSerial(tx);
  return {
    quote_id: services.ids.next(),
    brand_id: request.brand_id,
    fab_id: request.fab_id,
    number: writeRecordNumber({ kind: 'quote', year: numberYear(now), serial }),
    supplier_id: supplierId,
    status: quoteLifecycle.start,
    version: FIRST_VERSION,
    expires_at: expiresAt,
    created_at: now,
    updated_at: now,
  };
}

/** One supplier, one open quote: what it wants to say next is a next version. */
function alreadyQuoted(): Refusal {
  return new Refusal('illegal_transition', { from: 'submitted', to: 'submitted', actor: 'staff' });
}

async function showRequest(
  services: Services,
  tx: Queries,
  request: RequestRow,
  number: string,
  by: DeskActor,
): Promise<void> {
  if (request.status === 'quote_submitted') {
    await touchRequest(services, tx, request);
    return;
  }
  await moveRequest(services, tx, request, 'quote_submitted', {
    as: 'staff',
    by: deskInHistory(by),
    action: 'first_quote',
    details: { number },
  });
}
