/** A provider's notice: checked on its raw bytes, stored once, answered at once; what it means is found out afterwards. */
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '#domain/shared/refusal.ts';
import { raiseCounter } from '#server/db/counters.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Parts } from '#server/parts.ts';
import { refuseProof } from '../settle/refused-proofs.ts';
import { insertProviderEvent } from './provider-events.store.ts';

type Notice = { rawBody: Buffer; headers: IncomingHttpHeaders; addressKey: string };

/** Enough to see what is wrong with a secret; beyond that a forgery is refused without a row of its own. */
const FORGERIES_PER_ADDRESS_AND_MINUTE = 20;

export async function receiveWebhook(
  parts: Parts,
  name: string,
  { rawBody, headers, addressKey }: Notice,
): Promise<void> {
  const provider = parts.payments.byName(name);
  if (!provider) throw new Refusal('not_found');
  const event = provider.readWebhook(rawBody, headers);
  if (!event) {
    const reason = 'signature_wrong';
    await assertFewForgeries(parts, addressKey);
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
    const job = { provider: provider.name, eventId: event.eventId };
    await parts.jobs.enqueue(tx, 'handle-provider-event', job);
  });
}

/** What the counters said already is not asked again: a flood then costs nothing but its signature. */
const blockedUntil = new Map<string, number>();
const MOST_REMEMBERED = 10_000;

/** Counted by address alone, so that a true notice from anywhere, with its signature right, is never held up. */
async function assertFewForgeries({ db, clock }: Parts, addressKey: string): Promise<void> {
  const now = clock.now();
  const left = (blockedUntil.get(addressKey) ?? 0) - now.getTime();
  if (left > 0) throw new PlumbingError('rate_limited', { retryAfterSeconds: Math.ceil(left / 1000) });
  const window = { key: `forged-webhooks ${addressKey}`, windowSeconds: 60, now };
  const { count, secondsLeft } = await raiseCounter(db, window);
  if (count <= FORGERIES_PER_ADDRESS_AND_MINUTE) return;
  if (blockedUntil.size >= MOST_REMEMBERED) blockedUntil.clear();
  blockedUntil.set(addressKey, now.getTime() + secondsLeft * 1000);
  throw new PlumbingError('rate_limited', { retryAfterSeconds: secondsLeft });
}
