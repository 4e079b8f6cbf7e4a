/** A payment that nobody made ends with its time; what is paid all the same is still heard of and never lost. */

import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Services } from '#server/services.ts';
import { movePayment } from '../pay/move-payment.ts';
import { OPEN_STATUSES, paymentOrderOf, updatePaymentOrder } from '../pay/payment-orders.store.ts';
import { type EndedPayment, paymentsPastEnd } from './payment-clock.store.ts';

const BATCH_SIZE = 200;

export async function expirePayments(services: Services): Promise<void> {
  for (const ended of await paymentsPastEnd(services.db, services.clock.now(), BATCH_SIZE)) {
    await expirePayment(services, ended);
  }
}

function expirePayment(
  services: Services,
  { brand_id: brandId, order_id, payment_order_id: paymentOrderId }: EndedPayment,
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, brandId, order_id);
    const payment = await paymentOrderOf(tx, { brandId, paymentOrderId }, 'locked');
    const now = services.clock.now();
    const isOpen = payment && OPEN_STATUSES.some((status) => status === payment.status);
    if (!isOpen || payment.expires_at > now) return;
    // The order was given more time meanwhile, and its payment with it.
    if (order.held_until && order.held_until > now) {
      await updatePaymentOrder(tx, payment, { expires_at: order.held_until });
      return;
    }
    await movePayment(services, tx, payment, 'expired', { as: 'clock', by: { kind: 'system' } });
  });
}
