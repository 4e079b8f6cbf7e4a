/** Payments whose time comes, of all companies: the jobs work for everybody, so no tenant is named. */
import type { Queries } from '#server/db/database.ts';
import { OPEN_STATUSES, type PaymentOrderRow } from '../pay/payment-orders.store.ts';

export type PolledPayment = Pick<
  PaymentOrderRow,
  'brand_id' | 'payment_order_id' | 'provider' | 'provider_order_id' | 'status' | 'created_at' | 'expires_at'
>;

/** Those that wait longest first. */
export function paymentsToPoll(db: Queries, now: Date, limit: number): Promise<PolledPayment[]> {
  return db.unscoped
    .selectFrom('payment_orders')
    .select([
      'brand_id',
      'payment_order_id',
      'provider',
      'provider_order_id',
      'status',
      'created_at',
      'expires_at',
    ])
    .where('poll_after', '<=', now)
    .orderBy('poll_after')
    .limit(limit)
    .$castTo<PolledPayment>()
    .execute();
}

export type EndedPayment = Pick<PaymentOrderRow, 'brand_id' | 'order_id' | 'payment_order_id'>;

export function paymentsPastEnd(db: Queries, now: Date, limit: number): Promise<EndedPayment[]> {
  return db.unscoped
    .selectFrom('payment_orders')
    .select(['brand_id', 'order_id', 'payment_order_id'])
    .where('status', 'in', OPEN_STATUSES)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}
