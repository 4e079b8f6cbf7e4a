/** A payment with its order, both locked: the order first, like everybody. */
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { OPEN_STATUSES, type PaymentOrderRow, paymentOrderOf } from './payment-orders.store.ts';

export type LockedPayment = { order: OrderRow; payment: PaymentOrderRow };
type Owner = { brandId: string; paymentOrderId: string };

export async function lockPayment(tx: Queries, owner: Owner): Promise<LockedPayment> {
  const place = await paymentOrderOf(tx, owner);
  if (!place) throw new Refusal('not_found');
  const order = await lockOrder(tx, owner.brandId, place.order_id);
  const payment = await paymentOrderOf(tx, owner, 'locked');
  if (!payment) throw new Refusal('not_found');
  return { order, payment };
}

/** A transfer, or money that a UPI app sent straight to our address. */
export function isTransferable({ provider, method }: Pick<PaymentOrderRow, 'provider' | 'method'>): boolean {
  return provider === 'bank' || method === 'upi';
}

/** For whoever reports money on its way: the payment must be of this kind and still wait for it. */
export async function lockOpenPayment(
  { clock }: Services,
  tx: Queries,
  owner: Owner,
  isOfKind: (payment: PaymentOrderRow) => boolean,
): Promise<LockedPayment> {
  const locked = await lockPayment(tx, owner);
  const { status, provider, expires_at } = locked.payment;
  const isOpen = OPEN_STATUSES.some((open) => open === status);
  const isOver = isOpen && expires_at <= clock.now();
  if (!isOpen || isOver || !isOfKind(locked.payment) || locked.order.status === 'cancelled') {
    throw new Refusal('illegal_transition', { from: isOver ? 'expired' : status, to: 'attempted', provider });
  }
  return locked;
}
