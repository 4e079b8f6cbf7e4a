/** The next version of a quote: it also answers a counter-offer, an edited request or the wish to renew. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import { quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { nextVersion } from '#domain/quotes/quote-version.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { touchRequest } from '../requests/move-request.ts';
import { answerCounters } from './counter/counter-offers.store.ts';
import { lockQuoteForStaff } from './lock-quote.ts';
import { moveQuote } from './move-quote.ts';
import { draftVersion } from './new-version/draft-version.ts';
import { saveVersion } from './new-version/save-version.ts';
import { notifyOfQuote } from './notify-of-quote.ts';

export type ReviseQuote = {
  quoteId: string;
  form: QuoteForm;
  by: DeskActor;
  /** The version that whoever revises it had before their eyes. */
  seen?: number | undefined;
};

export async function reviseQuote(
  services: Services,
  tx: Queries,
  { quoteId, form, by, seen }: ReviseQuote,
): Promise<void> {
  const { request, quote } = await lockQuoteForStaff(services, tx, quoteId);
  if (seen !== undefined && seen !== quote.version)
    throw new Refusal('quote_version_outdated', { version: quote.version });
  assertMove(quoteLifecycle, quote.status, 'submitted', 'staff');
  const draft = await draftVersion(services, tx, { request, form });
  const version = nextVersion(quote.version);
  await saveVersion(tx, { ...quote, version }, { version: draft, fileIds: form.fileIds, by });
  await moveQuote(services, tx, quote, 'submitted', {
    as: 'staff',
    by: deskInHistory(by),
    action: 'revised',
    // The new end is another one to remind of.
    set: { version, expires_at: draft.expires_at, reminded_for: null },
  });
  const now = services.clock.now();
  await answerCounters(tx, quote.brand_id, [quoteId], { answer: 'new_version', now });
  await touchRequest(services, tx, request);
  const isAnswer = quote.status === 'countered';
  await notifyOfQuote(services, tx, request, { ...quote, ...draft, version }, { isAnswer });
}
