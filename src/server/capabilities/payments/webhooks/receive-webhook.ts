/** A provider's notice: checked on its raw bytes, stored once, answered at once; what it means is found out afterwards. */
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '#domain/shared/refusal.ts';
import { assertFewForgeries } from '#server/http/forged-webhooks.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Services } from '#server/services.ts';
import { refuseProof } from '../settle/refused-proofs.ts';
import { insertProviderEvent } from './provider-events.store.ts';

type Notice = { rawBody: Buffer; headers: IncomingHttpHeaders; addressKey: string };

export async function receiveWebhook(
  services: Services,
  name: string,
  { rawBody, headers, addressKey }: Notice,
): Promise<void> {
  const provider = services.payments.byName(name);
  if (!provider) throw new Refusal('not_found');
  const event = provider.readWebhook(rawBody, headers);
  if (!event) {
    const reason = 'signature_wrong';
    await assertFewForgeries(services, addressKey);
    await refuseProof(services, services.db, {
      provider: provider.name,
      kind: 'webhook',
      reason,
      payment: null,
    });
    throw new PlumbingError('unauthenticated');
  }
  await services.db.transaction(async (tx) => {
    const isNew = await insertProviderEvent(tx, {
      provider: provider.name,
      event_id: event.eventId,
      kind: event.kind,
      provider_order_id: event.providerOrderId,
      provider_payment_id: event.providerPaymentId,
      received_at: services.clock.now(),
    });
    if (!isNew) return;
    const job = { provider: provider.name, eventId: event.eventId };
    await services.jobs.enqueue(tx, 'handle-provider-event', job);
  });
}
