/** A payment that ended is ended at its provider too, so that nobody pays on a page that was left open. */
import type { Queries } from '#server/db/database.ts';
import { ProviderRefused } from '#server/integrations/payments/payment-provider.ts';
import type { JobData } from '#server/jobs/queues.ts';
import type { Services } from '#server/services.ts';
import { type PaymentOrderRow, PROVIDERS } from './payment-orders.store.ts';

export async function askToCloseCheckout(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queries,
  { provider, provider_order_id: providerOrderId }: Pick<PaymentOrderRow, 'provider' | 'provider_order_id'>,
): Promise<void> {
  if (!PROVIDERS.includes(provider) || providerOrderId === null) return;
  await jobs.enqueue(tx, 'close-checkout', { provider, providerOrderId });
}

/** A provider that is away makes the job try again. */
export async function closeCheckout(
  { payments, log }: Pick<Services, 'payments' | 'log'>,
  { provider, providerOrderId }: JobData['close-checkout'],
): Promise<void> {
  await payments
    .byName(provider)
    ?.closeOrder(providerOrderId)
    .catch((error: unknown) => {
      // Paid or closed before.
      if (!(error instanceof ProviderRefused)) throw error;
      log.info({ provider, reason: error.message }, 'payments: a checkout could not be closed');
    });
}
