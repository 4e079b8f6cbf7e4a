/** What a provider's notice leads to; it is only a hint to look, and what is seen at the provider counts. */
import type { PaymentProvider } from '#server/integrations/payments/payment-provider.ts';
import { ProviderRefused } from '#server/integrations/payments/payment-provider.ts';
import type { Services } from '#server/services.ts';
import { settleRefundsOf } from '../refunds/settle-refund.ts';
import { settleOrder, settlePayment } from '../settle/settle-payment.ts';
import {
  eventsToHandle,
  markEventHandled,
  type ProviderEventRow,
  providerEventOf,
} from './provider-events.store.ts';

const BATCH_SIZE = 100;
/** Whatever a job has not done by then is done by the minute. */
const LEFT_BEHIND_MS = 60_000;
/** A provider may tell of its order before its answer to us is stored. */
const EARLY_MS = 30_000;
const AGAIN_AFTER_SECONDS = 1;

/** Done again after a fault it ends the same; a provider that is away makes the job try again. */
export async function handleEvent(
  services: Services,
  { provider: name, eventId }: { provider: string; eventId: string },
): Promise<void> {
  const event = await providerEventOf(services.db, name, eventId);
  const provider = services.payments.byName(name);
  if (!event || event.handled_at || !provider) return;
  const mayBeEarly = services.clock.now().getTime() - event.received_at.getTime() < EARLY_MS;
  const outcome = await outcomeOf(services, provider, event, mayBeEarly);
  if (outcome === 'unknown_order' && mayBeEarly) {
    const again = { provider: name, eventId };
    await services.jobs.enqueue(services.db, 'handle-provider-event', again, {
      afterSeconds: AGAIN_AFTER_SECONDS,
    });
    return;
  }
  await markEventHandled(services.db, event, { at: services.clock.now(), outcome });
}

async function outcomeOf(
  services: Services,
  provider: PaymentProvider,
  event: ProviderEventRow,
  mayBeEarly: boolean,
): Promise<string> {
  const { kind, provider_payment_id: paymentId, provider_order_id: orderId } = event;
  if (kind === 'other') return 'not_for_us';
  const report = { reportedBy: 'webhook', mayBeEarly } as const;
  try {
    if (kind === 'refund_changed' && paymentId) await settleRefundsOf(services, provider, paymentId);
    if (paymentId)
      return await settlePayment(services, provider, { providerPaymentId: paymentId, ...report });
    if (!orderId) return 'not_for_us';
    return await settleOrder(services, provider, { providerOrderId: orderId, ...report });
  } catch (error) {
    if (error instanceof ProviderRefused) return 'unknown_at_provider';
    throw error;
  }
}

export async function handleLeftEvents(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - LEFT_BEHIND_MS);
  for (const { provider, event_id: eventId } of await eventsToHandle(services.db, before, BATCH_SIZE)) {
    await handleEvent(services, { provider, eventId }).catch((error: unknown) => {
      services.log.warn({ err: error, provider }, 'payments: an event waits for its provider');
    });
  }
}
