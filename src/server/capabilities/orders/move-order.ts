/** The one way an order changes its status: by its life cycle, with a history row and a word to open screens. */
import type { LiveKey } from '#contract/events.ts';
import { type OrderActor, type OrderStatus, orderLifecycle } from '#domain/orders/order-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { findOrder, type OrderRow } from './lock-order.ts';
import { type OrderColumns, updateOrder } from './orders.store.ts';

/** In which part somebody acts, and who it is. */
export type OrderMover = { as: OrderActor; by: HistoryActor };

export type OrderMoveFacts = OrderMover & {
  action: string;
  details?: HistoryEntry['details'];
  set?: OrderColumns;
};

/** The row must be locked. */
export async function moveOrder(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  to: OrderStatus,
  { as, by, action, details, set }: OrderMoveFacts,
): Promise<OrderRow> {
  assertMove(orderLifecycle, order.status, to, as);
  return changeOrder(parts, tx, order, {
    by,
    action,
    ...(details ? { details } : {}),
    set: { ...set, status: to, listed_at: parts.clock.now() },
  });
}

export type OrderChange = Omit<OrderMoveFacts, 'as' | 'set'> & { set: OrderColumns };

/** For changes that leave the status as it is. The row must be locked. */
export async function changeOrder(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { by, action, details, set }: OrderChange,
): Promise<OrderRow> {
  await updateOrder(tx, order, set);
  await recordOrderChange(parts, tx, order, { by, action, ...(details ? { details } : {}) });
  return findOrder(tx, order.brand_id, order.order_id);
}

export async function recordOrderChange(
  parts: Parts,
  tx: Queries,
  { brand_id: brandId, order_id, number }: Pick<OrderRow, 'brand_id' | 'order_id' | 'number'>,
  { by, action, details }: Omit<OrderChange, 'set'>,
): Promise<void> {
  await recordHistory(parts, tx, {
    brandId,
    subject: { kind: 'order', id: order_id },
    action,
    actor: by,
    details: { number, ...details },
  });
  const keys: LiveKey[] = ['orders', 'payments', 'requests', 'quotes', 'production', 'delivery'];
  await parts.changes.announce(tx, { kind: 'change', brandId, keys });
}
