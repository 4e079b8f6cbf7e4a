/** The goods reach our warehouse on the way, and then the buyer. */
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { lockOrderForStaff, type OrderRow } from '../lock-order.ts';
import { moveOrder } from '../move-order.ts';

export async function markArrived(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  orderId: string,
): Promise<OrderRow> {
  const order = await lockOrderForStaff(tx, orderId);
  const mover = { as: 'production', by } as const;
  return moveOrder(parts, tx, order, 'warehouse', { ...mover, action: 'arrived' });
}

export async function markDelivered(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  orderId: string,
): Promise<OrderRow> {
  const order = await lockOrderForStaff(tx, orderId);
  // The buyer's own receipt of the last roll delivers an order too.
  const mover = { as: by.kind === 'customer' ? 'customer' : 'production', by } as const;
  const set = { delivered_at: parts.clock.now() };
  return moveOrder(parts, tx, order, 'delivered', { ...mover, action: 'delivered', set });
}
