/** For what comes after the order in the story: its colours. */
import type { Queries } from '#server/db/database.ts';
import type { OrderRow } from './lock-order.ts';
import { linesOf, type OrderLineRow } from './order-lines.store.ts';

export type { OrderLineRow };

export function findLines(
  db: Queries,
  order: Pick<OrderRow, 'brand_id' | 'order_id'>,
): Promise<OrderLineRow[]> {
  return linesOf(db, order);
}
