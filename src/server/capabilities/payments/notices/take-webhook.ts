/** A provider's notice: checked on its raw bytes, kept once, answered at once; what it means is found out afterwards. */
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '#domain/shared/refusal.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Parts } from '#server/parts.ts';
import { refuseProof } from '../settle/refused-proofs.ts';
import { insertProviderEvent } from './provider-events.store.ts';

export async function takeWebhook(
  parts: Parts,
  name: string,
  { rawBody, headers }: { rawBody: Buffer; headers: IncomingHttpHeaders },
): Promise<void> {
  const provider = parts.payments.byName(name);
  if (!provider) throw new Refusal('not_found');
  const event = provider.readWebhook(rawBody, headers);
  if (!event) {
    const reason = 'signature_wrong';
    await refuseProof(parts, parts.db, { provider: provider.name, kind: 'webhook', reason, payment: null });
    throw new PlumbingError('unauthenticated');
  }
  await parts.db.transaction(async (tx) => {
    const isNew = await insertProviderEvent(tx, {
      provider: provider.name,
      event_id: event.eventId,
      kind: event.kind,
      provider_order_id: event.providerOrderId,
      provider_payment_id: event.providerPaymentId,
      received_at: parts.clock.now(),
    });
    if (!isNew) return;
    const told = { provider: provider.name, eventId: event.eventId };
    await parts.jobs.enqueue(tx, 'handle-provider-event', told);
  });
}
