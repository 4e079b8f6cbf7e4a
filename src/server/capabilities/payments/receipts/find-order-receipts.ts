/** Every receipt given for money of an order, for whoever prints it. */
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type IssuedReceipt, receiptsOfPayment } from './read-receipt.ts';
import { paymentsWithReceipts } from './receipts.store.ts';

export async function findOrderReceipts(
  db: Queries,
  order: Pick<OrderRow, 'brand_id' | 'order_id'>,
): Promise<IssuedReceipt[]> {
  const given: IssuedReceipt[] = [];
  for (const paymentOrderId of await paymentsWithReceipts(db, order)) {
    given.push(...(await receiptsOfPayment(db, { brandId: order.brand_id, paymentOrderId })));
  }
  return given;
}
