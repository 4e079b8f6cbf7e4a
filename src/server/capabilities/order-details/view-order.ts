/** One order after it was read or changed, with its money, for whoever did it. */
import type { Order } from '#contract/customer/orders.ts';
import { findCredit } from '#server/capabilities/orders/find-credit.ts';
import { findLines } from '#server/capabilities/orders/find-lines.ts';
import { findOrder, findOrderForStaff, type OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { instalmentsOf } from '#server/capabilities/orders/order-instalments.ts';
import { findOrderCredit } from '#server/capabilities/payments/account-credit/find-account-credit.ts';
import { findRefunds } from '#server/capabilities/payments/refunds/find-refunds.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { orderView } from './order.view.ts';

type ViewParts = Pick<Parts, 'clock'>;

export async function viewOrder(
  parts: ViewParts,
  db: Queries,
  { brandId }: { brandId: string },
  orderId: string,
): Promise<Order> {
  return viewOf(parts, db, await findOrder(db, brandId, orderId));
}

/** The moves of a buyer are not the desk's. */
export async function viewOrderForStaff(parts: ViewParts, db: Queries, orderId: string): Promise<Order> {
  const seen = await viewOf(parts, db, await findOrderForStaff(db, orderId));
  return { ...seen, allowedMoves: [] };
}

async function viewOf({ clock }: ViewParts, db: Queries, order: OrderRow): Promise<Order> {
  return orderView(order, {
    lines: await findLines(db, order),
    instalments: await instalmentsOf(db, order),
    credit: await findCredit(db, { brandId: order.brand_id, market: order.market }),
    advance: await findOrderCredit(db, order, clock.now()),
    refunds: await findRefunds(db, order),
    now: clock.now(),
  });
}
