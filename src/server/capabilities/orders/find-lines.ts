/** For what comes after the order in the story: its colours. */

import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { linesOf, type OrderLineRow } from '#server/capabilities/order-records/order-lines.store.ts';
import type { Queries } from '#server/db/database.ts';

export type { OrderLineRow };

export function findLines(
  db: Queries,
  order: Pick<OrderRow, 'brand_id' | 'order_id'>,
): Promise<OrderLineRow[]> {
  return linesOf(db, order);
}
