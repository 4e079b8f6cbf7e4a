/** A payment that waited for a letter of credit waits no more: another way to pay is open again. */
import { paymentLifecycle } from '#domain/payments/payment-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { movePayment } from '../pay/move-payment.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';

export async function endWaiting(
  services: Services,
  tx: Queries,
  payment: PaymentOrderRow,
  by: HistoryActor,
): Promise<void> {
  const canFail = nextStates(paymentLifecycle, payment.status, 'provider').includes('failed');
  if (canFail) await movePayment(services, tx, payment, 'failed', { as: 'provider', by });
}
