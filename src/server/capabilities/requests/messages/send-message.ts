/** Buyer and desk write to each other about a request as a whole; a draft is nobody's but the buyer's. */
import type { RequestMessage } from '#contract/customer/request-messages.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { assertOpenToQuotes } from '../allowed-moves.ts';
import { lockRequest, lockRequestForStaff } from '../lock-request.ts';
import { type NewMessage, writeMessage } from './messages.ts';
import { notifyOfQuestion } from './notify-of-question.ts';

export async function sendMessage(
  services: Services,
  tx: Queries,
  { customerId, sessionId, brandId }: ChangeBy,
  fabId: string,
  text: string,
): Promise<RequestMessage> {
  const row = await lockRequest(tx, brandId, fabId);
  if (row.submitted_at === null) {
    throw new Refusal('illegal_transition', { from: row.status, to: row.status, actor: 'customer' });
  }
  return writeMessage(services, tx, {
    brandId,
    fabId: row.fab_id,
    quoteId: null,
    author: 'customer',
    authorId: customerId,
    ...(sessionId ? { sessionId } : {}),
    kind: 'plain',
    text,
  });
}

/** `information`: the desk cannot go on before the buyer answers. */
export async function sendDeskMessage(
  services: Services,
  tx: Queries,
  by: DeskActor,
  fabId: string,
  { kind, text }: Pick<NewMessage, 'kind' | 'text'>,
): Promise<RequestMessage> {
  const row = await lockRequestForStaff(tx, fabId);
  if (kind === 'information') assertOpenToQuotes(row);
  const written = await writeMessage(services, tx, {
    brandId: row.brand_id,
    fabId: row.fab_id,
    quoteId: null,
    author: 'staff',
    authorId: by.kind === 'staff' ? by.staffId : null,
    ...(by.kind === 'staff' && by.sessionId ? { sessionId: by.sessionId } : {}),
    kind,
    text,
  });
  if (kind === 'information') await notifyOfQuestion(services, tx, row, written);
  return written;
}
