/** One order after it was read or changed, for whoever did it. */
import type { Order } from '#contract/orders.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { findCredit } from './find-credit.ts';
import { findOrder, findOrderForStaff, type OrderRow } from './lock-order.ts';
import { instalmentsOf } from './order-instalments.ts';
import { linesOf } from './order-lines.store.ts';
import { orderView } from './orders.view.ts';

export async function viewOrder(
  parts: Pick<Parts, 'clock'>,
  db: Queries,
  { brandId }: { brandId: string },
  orderId: string,
): Promise<Order> {
  return viewOf(parts, db, await findOrder(db, brandId, orderId));
}

/** The moves of a buyer are not the desk's. */
export async function viewOrderForStaff(
  parts: Pick<Parts, 'clock'>,
  db: Queries,
  orderId: string,
): Promise<Order> {
  const seen = await viewOf(parts, db, await findOrderForStaff(db, orderId));
  return { ...seen, allowedMoves: [] };
}

async function viewOf({ clock }: Pick<Parts, 'clock'>, db: Queries, order: OrderRow): Promise<Order> {
  return orderView(order, {
    lines: await linesOf(db, order),
    instalments: await instalmentsOf(db, order),
    credit: await findCredit(db, { brandId: order.brand_id, market: order.market }),
    now: clock.now(),
  });
}
