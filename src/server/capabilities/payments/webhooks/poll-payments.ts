/** Asks the providers about what stayed open, in case their notices and the buyer's browser never reach us. */
import { ProviderRefused, ProviderUnavailable } from '#server/integrations/payments/payment-provider.ts';
import type { Services } from '#server/services.ts';
import { updatePaymentOrder } from '../pay/payment-orders.store.ts';
import { settleOrder } from '../settle/settle-payment.ts';
import { handleLeftEvents } from './handle-event.ts';
import { type PolledPayment, paymentsToPoll } from './payment-clock.store.ts';

const BATCH_SIZE = 60;
/** Paid ones are looked at once more, so a busy day must not keep an unpaid one waiting until its hold is over. */
const PAGES_A_MINUTE = 50;
const MINUTE = 60_000;
/** How long after its end a provider may still take money for an order: a bank can answer days later. */
const HEARD_AFTER_END_MS = 4 * 24 * 60 * MINUTE;

export async function pollPayments(services: Services): Promise<void> {
  await handleLeftEvents(services);
  for (let page = 0; page < PAGES_A_MINUTE; page += 1) {
    const due = await paymentsToPoll(services.db, services.clock.now(), BATCH_SIZE);
    for (const payment of due) await poll(services, payment);
    if (due.length < BATCH_SIZE) return;
  }
}

/** Put off before it is asked: a provider that is slow or gone does not hold up the others. */
async function poll(services: Services, payment: PolledPayment): Promise<void> {
  await updatePaymentOrder(services.db, payment, { poll_after: nextPoll(payment, services.clock.now()) });
  const provider = services.payments.byName(payment.provider);
  if (!provider || payment.provider_order_id === null) return;
  try {
    await settleOrder(services, provider, { providerOrderId: payment.provider_order_id, reportedBy: 'poll' });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    services.log.warn(
      { provider: payment.provider, reason: error.message },
      'payments: a poll was not answered',
    );
  }
}

/** Ever more rarely while it is open, then not at all. */
function nextPoll({ status, created_at, expires_at }: PolledPayment, now: Date): Date | null {
  if (status === 'captured' || status === 'refunded') return null;
  if (now.getTime() - expires_at.getTime() > HEARD_AFTER_END_MS) return null;
  const age = now.getTime() - created_at.getTime();
  return new Date(now.getTime() + Math.max(MINUTE, Math.floor(age / 4)));
}
