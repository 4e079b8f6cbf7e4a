/** A mill's quote reaches the buyer: through the same use-cases as every quote of the desk, so that there is one price. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findCurrentQuote, findQuote, type QuoteRow } from '#server/capabilities/quotes/find-quote.ts';
import { previewQuote } from '#server/capabilities/quotes/preview-quote.ts';
import { reviseQuote } from '#server/capabilities/quotes/revise-quote.ts';
import { submitQuote } from '#server/capabilities/quotes/submit-quote.ts';
import {
  findRequestForStaff,
  lockRequestForStaff,
  type RequestRow,
} from '#server/capabilities/requests/lock-request.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { Invited } from './invitations.store.ts';
import {
  insertPublication,
  type MillQuoteRow,
  newestMillQuote,
  placeOfMillQuote,
} from './mill-quotes.store.ts';
import { type Publishing, publishingForm } from './publishing-form.ts';

type Requested = {
  millQuoteId: string;
  publishing: Publishing;
  /** What the desk says beside the mill's figures, where it is not as usual. */
  terms?: Partial<QuoteForm>;
};

export async function previewMillQuote(
  services: Services,
  db: Queries,
  { millQuoteId, publishing }: Requested,
) {
  const place = await findPlace(db, millQuoteId);
  const request = await findRequestForStaff(db, place.fabId);
  const { quote, current } = await currentQuote(db, place, request, millQuoteId);
  return previewQuote(services, db, place.fabId, publishingForm(request, quote, current, publishing));
}

/** The id of the buyer's quote. */
export async function publishMillQuote(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { millQuoteId, publishing, terms = {} }: Requested,
): Promise<string> {
  const place = await findPlace(tx, millQuoteId);
  const request = await lockRequestForStaff(tx, place.fabId);
  const { quote, current } = await currentQuote(tx, place, request, millQuoteId);
  if (quote.quote_id !== null)
    throw new Refusal('illegal_transition', { from: 'published', to: 'published', actor: 'staff' });
  const form = { ...publishingForm(request, quote, current, publishing), ...terms };
  const quoteId = current
    ? await nextVersion(services, tx, current, form, by)
    : await submitQuote(services, tx, { fabId: place.fabId, supplierId: place.supplierId, form, by });
  await recordPublication(services, tx, by, { place, quote, quoteId, number: request.number });
  return quoteId;
}

async function nextVersion(
  services: Services,
  tx: Queries,
  current: QuoteRow,
  form: ReturnType<typeof publishingForm>,
  by: DeskActor,
): Promise<string> {
  await reviseQuote(services, tx, { quoteId: current.quote_id, form, by, seen: current.version });
  return current.quote_id;
}

async function findPlace(db: Queries, millQuoteId: string): Promise<Invited> {
  const place = await placeOfMillQuote(db, millQuoteId);
  if (!place) throw new Refusal('not_found');
  return place;
}

/** Only the newest, and only for the cloth that is asked for now. */
async function currentQuote(
  db: Queries,
  place: Invited,
  request: RequestRow,
  millQuoteId: string,
): Promise<{ quote: MillQuoteRow; current: QuoteRow | undefined }> {
  const quote = await newestMillQuote(db, place);
  if (!quote || quote.mill_quote_id !== millQuoteId.toLowerCase())
    throw new Refusal('quote_version_outdated', { version: quote?.version ?? 0 });
  if (quote.specification_version !== request.specification_version) throw new Refusal('record_outdated');
  return { quote, current: await findCurrentQuote(db, place) };
}

type Published = { place: Invited; quote: MillQuoteRow; quoteId: string; number: string };

async function recordPublication(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { place, quote, quoteId, number }: Published,
): Promise<void> {
  const written = await findQuote(tx, place.brandId, quoteId);
  await insertPublication(tx, {
    brand_id: place.brandId,
    mill_quote_id: quote.mill_quote_id,
    quote_id: quoteId,
    quote_version: written?.version ?? 1,
    published_at: services.clock.now(),
    published_by: by.kind === 'staff' ? by.staffId : null,
  });
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: place.supplierId },
    action: 'quote_published',
    actor: deskInHistory(by),
    details: { number, version: quote.version },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
}
