/** The buyer takes one version of one quote: it wins, all others of the request have lost. */
import { quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { assertMove, nextStates } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockRequest } from '../requests/lock-request.ts';
import { moveRequest } from '../requests/move-request.ts';
import { endOtherQuotes } from './end-other-quotes.ts';
import { lockQuoteOnly, requestIdOf } from './lock-quote.ts';
import { moveQuote } from './move-quote.ts';
import { isForOlderRequest, missingCostOf } from './quote-state.ts';
import { approvedQuoteOf, type QuoteRow, quotesOf } from './quotes.store.ts';
import { assertApprovableVersion } from './version-refusal.ts';

export async function approveQuote(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { quoteId, version }: { quoteId: string; version: number },
): Promise<void> {
  const { brandId } = buyer;
  const fabId = await requestIdOf(tx, brandId, quoteId);
  // Asked before the lock too: whoever comes late to a decided request need not queue for it.
  await assertNobodyWon(tx, brandId, fabId, quoteId);
  const request = await lockRequest(tx, brandId, fabId);
  await assertNobodyWon(tx, brandId, fabId, quoteId);
  assertMove(requestLifecycle, request.status, 'quote_approved', 'customer');
  const quote = await lockQuoteOnly(services, tx, brandId, quoteId);
  if (hasEnded(quote)) assertMove(quoteLifecycle, quote.status, 'approved', 'customer');
  assertApprovableVersion(quote, version, services.clock.now());
  assertMove(quoteLifecycle, quote.status, 'approved', 'customer');
  if (isForOlderRequest(quote, request)) {
    throw new Refusal('illegal_transition', { from: 'needs_requote', to: 'approved', actor: 'customer' });
  }

  const missing = missingCostOf(quote);
  if (missing !== null) throw new Refusal('quote_total_unknown', { missing });

  const by = buyerInHistory(buyer);
  await refusedOnClash(
    moveQuote(services, tx, quote, 'approved', { as: 'customer', by }),
    'one_approved_quote',
    () => new Refusal('another_quote_approved'),
  );
  const all = await quotesOf(tx, brandId, fabId);
  await endOtherQuotes(services, tx, all, { by, except: quote.quote_id });
  await moveRequest(services, tx, request, 'quote_approved', {
    as: 'customer',
    by,
    action: 'approved',
    details: { number: quote.number, version },
  });
}

async function assertNobodyWon(tx: Queries, brandId: string, fabId: string, quoteId: string): Promise<void> {
  const winner = await approvedQuoteOf(tx, brandId, fabId);
  if (!winner) return;
  if (winner.quote_id !== quoteId.toLowerCase()) {
    throw new Refusal('another_quote_approved', { approved: winner.number });
  }
  throw new Refusal('illegal_transition', { from: 'approved', to: 'approved', actor: 'customer' });
}

function hasEnded({ status }: QuoteRow): boolean {
  return nextStates(quoteLifecycle, status, 'customer').length === 0;
}
