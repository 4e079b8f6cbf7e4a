/** The buyer asks for what the total of a quote still lacks; the desk finds it among its messages, and the answer is a next version. */
import type { MissingCost } from '#domain/quotes/open-quote.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import type { RequestRow } from '../requests/lock-request.ts';
import { writeMessage } from '../requests/messages/messages.ts';
import { lockQuote } from './lock-quote.ts';
import { buyerMoves, missingCostOf } from './quote-state.ts';
import { type QuoteRow, updateQuote } from './quotes.store.ts';

export async function askFreight(
  services: Services,
  tx: Queries,
  { brandId, customerId, sessionId }: ChangeBy,
  { quoteId }: { quoteId: string },
): Promise<void> {
  const { request, quote } = await lockQuote(services, tx, brandId, quoteId);
  const missing = missingCostOf(quote);
  if (missing === null || !buyerMoves(quote, request, services.clock.now()).includes('ask_freight'))
    throw new Refusal('illegal_transition', { from: quote.status, to: quote.status, actor: 'customer' });
  await updateQuote(tx, quote, { freight_asked_version: quote.version, updated_at: services.clock.now() });
  await writeMessage(services, tx, {
    brandId,
    fabId: quote.fab_id,
    quoteId: quote.quote_id,
    author: 'customer',
    authorId: customerId,
    ...(sessionId ? { sessionId } : {}),
    kind: 'plain',
    text: WISH[missing](quote, deliveryPlaceOf(request, quote)),
  });
}

const WISH: Readonly<Record<MissingCost, (quote: QuoteRow, place: string) => string>> = {
  freight: ({ number, version }, place) =>
    `Please quote the freight to ${place} for ${number}, version ${version}.`,
  tax: ({ number, version }, place) =>
    `Please work out the tax of ${number}, version ${version}, delivered to ${place}.`,
};

function deliveryPlaceOf({ sheet }: RequestRow, { delivery_place }: QuoteRow): string {
  return sheet.deliverTo ?? delivery_place ?? 'our address';
}
