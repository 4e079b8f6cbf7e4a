import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockRequest } from '../lock-request.ts';
import { messagesOf } from './request-messages.store.ts';
import { sendMessage } from './send-message.ts';

type Answer = { fabId: string; messageId: string; answer: string };

/** Only while this very question is open: one that was answered or asked anew is another one. */
export async function answerQuestion(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  { fabId, messageId, answer }: Answer,
): Promise<void> {
  const row = await lockRequest(tx, by.brandId, fabId);
  const requested = await messagesOf(tx, { brandId: by.brandId, fabId, quoteId: null });
  const latest = requested.findLast(({ kind }) => kind === 'information');
  if (row.information_asked_at === null || latest?.message_id !== messageId)
    throw new Refusal('illegal_transition', { from: 'answered', to: 'answered', actor: 'customer' });
  await sendMessage(services, tx, by, fabId, answer);
}
