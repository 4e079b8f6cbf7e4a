/** The delivery challans of an order, for whoever prints them or closes a claim after them. */
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChallanRow, challansOfOrder } from './challans.store.ts';

/** As they were written. */
export function findChallans(
  db: Queries,
  order: Pick<OrderRow, 'brand_id' | 'order_id'>,
): Promise<ChallanRow[]> {
  return challansOfOrder.all(db, order);
}
