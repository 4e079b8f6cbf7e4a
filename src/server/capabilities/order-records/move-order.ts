/** The one way an order changes its status: by its life cycle, with a history row and a word to open screens. */
import type { LiveKey } from '#contract/events.ts';
import { type OrderActor, type OrderStatus, orderLifecycle } from '#domain/orders/order-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { findOrder, type OrderRow } from './lock-order.ts';
import { notifyOfMove } from './notify-buyer.ts';
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
  services: Services,
  tx: Queries,
  order: OrderRow,
  to: OrderStatus,
  { as, by, action, details, set }: OrderMoveFacts,
): Promise<OrderRow> {
  assertMove(orderLifecycle, order.status, to, as);
  const moved = await changeOrder(services, tx, order, {
    by,
    action,
    ...(details ? { details } : {}),
    set: { ...set, status: to, listed_at: services.clock.now() },
  });
  await notifyOfMove(services, tx, moved, to);
  return moved;
}

export type OrderChange = Omit<OrderMoveFacts, 'as' | 'set'> & { set: OrderColumns };

/** For changes that leave the status as it is. The row must be locked. */
export async function changeOrder(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { by, action, details, set }: OrderChange,
): Promise<OrderRow> {
  await updateOrder(tx, order, set);
  await recordOrderChange(services, tx, order, { by, action, ...(details ? { details } : {}) });
  return findOrder(tx, order.brand_id, order.order_id);
}

export async function recordOrderChange(
  services: Services,
  tx: Queries,
  { brand_id: brandId, order_id, number }: Pick<OrderRow, 'brand_id' | 'order_id' | 'number'>,
  { by, action, details }: Omit<OrderChange, 'set'>,
): Promise<void> {
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'order', id: order_id },
    action,
    actor: by,
    details: { number, ...details },
  });
  const keys: LiveKey[] = ['orders', 'payments', 'requests', 'quotes', 'production', 'delivery'];
  await services.changes.announce(tx, { kind: 'change', brandId, keys });
}
