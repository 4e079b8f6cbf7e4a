/** Invitations go out one by one: each is taken, sent outside of any transaction, and its end written down. */
import { isInDoubt } from '#server/integrations/messages/in-doubt.ts';
import type { Senders } from '#server/integrations/messages/port.ts';
import type { Services } from '#server/services.ts';
import { announceRequest } from '../move-request.ts';
import { claimMessage, type Outgoing, settleMessage } from './supplier-messages.store.ts';

const MOST_ATTEMPTS = 5;

export async function deliverSupplierMessages(services: Services, senders: Senders): Promise<void> {
  await services.jobs.work('deliver-supplier-message', async ({ messageId }) => {
    const message = await claimMessage(services.db, messageId);
    if (!message) return;
    const failure = await sent(services, senders, messageId, message);
    await services.db.transaction(async (tx) => {
      await announceRequest(services, tx, message.brand_id);
      await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
    });
    // The queue tries again, at growing distances.
    if (failure) throw failure;
  });
}

/** What went wrong, where another try may help. */
async function sent(
  { db, clock, secrets }: Services,
  senders: Senders,
  messageId: string,
  { channel, sealed_to, subject, body, sealed_link, attempts }: Outgoing,
): Promise<Error | null> {
  try {
    const to = secrets.unseal(sealed_to);
    const text = sealed_link === null ? body : `${body}\n${secrets.unseal(sealed_link)}`;
    await senders[channel]({ channel, to, purpose: 'supplier_invitation', subject, text });
    await settleMessage(db, messageId, { state: 'sent', sent_at: clock.now() });
    return null;
  } catch (error) {
    const failure = error as Error & { code?: string };
    // Words of gateways may quote an address: only the kind is stored.
    const problem = [failure.name, failure.code].filter(Boolean).join(' ');
    const state = isInDoubt(failure) ? 'in_doubt' : attempts >= MOST_ATTEMPTS ? 'dead' : 'waiting';
    await settleMessage(db, messageId, { state, problem });
    return state === 'waiting' ? failure : null;
  }
}
