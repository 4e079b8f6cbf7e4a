/** Buyer and desk write to each other about one quote. */
import type { RequestMessage } from '#contract/customer/request-messages.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { listMessages, type NewMessage, writeMessage } from '../requests/messages/messages.ts';
import { type LockedQuote, lockQuote, lockQuoteForStaff } from './lock-quote.ts';
import { canTalk } from './quote-state.ts';
import { ownerOfQuote } from './quotes.store.ts';

export async function listQuoteMessages(
  db: Queries,
  { brandId }: { brandId: string },
  quoteId: string,
): Promise<RequestMessage[]> {
  const place = await ownerOfQuote(db, brandId, quoteId);
  if (!place) throw new Refusal('not_found');
  return listMessages(db, { brandId, fabId: place.fab_id, quoteId });
}

export async function sendQuoteMessage(
  services: Services,
  tx: Queries,
  { brandId, customerId, sessionId }: ChangeBy,
  { quoteId, text }: { quoteId: string; text: string },
): Promise<RequestMessage> {
  const locked = await lockQuote(services, tx, brandId, quoteId);
  return write(services, tx, locked, { author: 'customer', authorId: customerId, text, ...of(sessionId) });
}

export async function sendQuoteMessageAsStaff(
  services: Services,
  tx: Queries,
  { quoteId, text, by }: { quoteId: string; text: string; by: DeskActor },
): Promise<RequestMessage> {
  const locked = await lockQuoteForStaff(services, tx, quoteId);
  const [authorId, sessionId] = by.kind === 'staff' ? [by.staffId, by.sessionId] : [null];
  return write(services, tx, locked, { author: 'staff', authorId, text, ...of(sessionId) });
}

function of(sessionId: string | undefined): { sessionId?: string } {
  return sessionId ? { sessionId } : {};
}

/** A closed request has nothing left to talk about. */
function write(
  services: Services,
  tx: Queries,
  { request, quote }: LockedQuote,
  message: Pick<NewMessage, 'author' | 'authorId' | 'sessionId' | 'text'>,
): Promise<RequestMessage> {
  if (!canTalk(request)) {
    const { status } = request;
    throw new Refusal('illegal_transition', { from: status, to: status, actor: message.author });
  }
  const { brand_id: brandId, fab_id: fabId, quote_id: quoteId } = quote;
  return writeMessage(services, tx, { ...message, brandId, fabId, quoteId, kind: 'plain' });
}
