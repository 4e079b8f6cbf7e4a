/** Under which subjects the history tells of an order's money. */
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { refundsOfOrder } from '../refunds/refunds.store.ts';
import { triedPaymentIds } from './payment-orders.store.ts';

export async function findMoneyIds(db: Queries, order: OrderRow): Promise<string[]> {
  const refunds = await refundsOfOrder(db, order);
  return [...(await triedPaymentIds(db, order)), ...refunds.map(({ refund_id }) => refund_id)];
}
