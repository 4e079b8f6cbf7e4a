/** What buyer and desk write to each other; an answer of the buyer ends the desk's waiting. */
import type { RequestMessage } from '#contract/customer/request-messages.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { DESK_NAME } from '#words/en/history-actors.ts';
import { announceRequest } from '../move-request.ts';
import { setRequestColumns } from '../requests.store.ts';
import { insertMessage, type MessageRow, messagesOf } from './request-messages.store.ts';

export type NewMessage = {
  brandId: string;
  fabId: string;
  /** Null when it is about the request as a whole. */
  quoteId: string | null;
  author: 'customer' | 'staff';
  /** Null for staff when the demo's autopilot writes. */
  authorId: string | null;
  sessionId?: string;
  kind: 'plain' | 'information';
  text: string;
};

/** The request must be locked. Writes the history row and announces it to the open screens. */
export async function writeMessage(
  services: Services,
  tx: Queries,
  message: NewMessage,
): Promise<RequestMessage> {
  const { brandId, fabId, quoteId, author, authorId, sessionId, kind } = message;
  const [messageId, now] = [services.ids.next(), services.clock.now()];
  await insertMessage(tx, { ...message, messageId, sentAt: now });
  const changed = whatItChanges(message, now);
  if (changed) await setRequestColumns(tx, { brand_id: brandId, fab_id: fabId }, changed);
  await recordHistory(services, tx, {
    brandId,
    ...(quoteId
      ? { subject: { kind: 'quote', id: quoteId }, details: { fabId } }
      : { subject: { kind: 'fabric_request', id: fabId } }),
    action: kind === 'information' ? 'information_asked' : 'message_sent',
    actor: {
      kind: author === 'staff' && authorId === null ? 'system' : author,
      ...(authorId ? { id: authorId } : {}),
      ...(sessionId ? { sessionId } : {}),
    },
  });
  await announceRequest(services, tx, brandId);
  const [written] = await messagesOf(tx, { brandId, fabId, messageId });
  if (!written) throw new Error('A message that was just written cannot be missing.');
  return messageOf(written);
}

/** Without `quoteId` all messages of the request and its quotes; null leaves those about a quote out. Oldest first. */
export async function listMessages(
  db: Queries,
  about: { brandId: string; fabId: string; quoteId?: string | null },
): Promise<RequestMessage[]> {
  return (await messagesOf(db, about)).map(messageOf);
}

/** A word from the desk brings the request to the top of the buyer's list; the buyer's own does not. */
function whatItChanges({ author, kind, quoteId }: NewMessage, now: Date) {
  if (author === 'staff') {
    return { listed_at: now, ...(kind === 'information' ? { information_asked_at: now } : {}) };
  }
  return quoteId === null ? { information_asked_at: null } : null;
}

function messageOf(row: MessageRow): RequestMessage {
  return {
    messageId: row.message_id,
    quoteId: row.quote_id,
    author: row.author,
    authorName: row.person_name ?? DESK_NAME,
    kind: row.kind,
    text: row.body,
    sentAt: row.sent_at.toISOString(),
  };
}
