/** The buyer chooses how to pay; the payment is known to us before it is known to the provider. */

import type { createPaymentOrder as contract, PaymentOrder } from '#contract/customer/payments.ts';
import type { Input } from '#contract/endpoint.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { askProvider, pathOfPayment } from './ask-provider.ts';
import { openPaymentOrder } from './open-payment-order.ts';
import { viewPayment } from './view-payment.ts';

type Once = (work: (tx: Queries) => Promise<PaymentOrder>) => Promise<PaymentOrder>;

/** Asked again with the same key, or after the provider was away, it goes on with the same payment order. */
export async function createPaymentOrder(
  services: Services,
  buyer: CustomerActor,
  { orderId, instalment, method, appliesAccountCredit }: Input<typeof contract>['body'],
  once: Once,
): Promise<PaymentOrder> {
  const { brandId } = buyer;
  const { paymentOrderId } = await once(async (tx) => {
    const wanted = {
      brandId,
      orderId,
      position: instalment,
      by: buyerInHistory(buyer),
      linkId: null,
    };
    if (appliesAccountCredit && method !== 'advance') {
      const paymentOrderId = await openPaymentOrder(services, tx, { ...wanted, method: 'advance' });
      const applied = await viewPayment(services, tx, { brandId, paymentOrderId });
      if (applied.instalment.left.minor === '0') return applied;
    }
    const paymentOrderId = await openPaymentOrder(services, tx, { ...wanted, method });
    return viewPayment(services, tx, { brandId, paymentOrderId });
  });
  const owner = { brandId, paymentOrderId };
  const checkout = await askProvider(services, owner, pathOfPayment);
  return viewPayment(services, services.db, owner, checkout);
}
