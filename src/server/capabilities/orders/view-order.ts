/** One order after it was read or changed, for whoever did it. */
import type { Order } from '#contract/customer/orders.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { findCredit } from './find-credit.ts';
import { findOrder, findOrderForStaff, type OrderRow } from './lock-order.ts';
import { instalmentsOf } from './order-instalments.ts';
import { linesOf } from './order-lines.store.ts';
import type { FindRefunds } from './order-refund.ts';
import { orderView } from './orders.view.ts';

export type OrderCredit = {
  /** Money paid too much before and kept for the company. */
  readonly kept: Money;
  /** What this order has taken of it. */
  readonly used: Money;
  /** What one UPI payment to the seller of the order may carry. */
  readonly upiLimit: Money;
};

/** The books are the business of payments, which come later in the story and hand this in. */
export type FindOrderCredit = (db: Queries, order: OrderRow, now: Date) => Promise<OrderCredit>;

export type OrderMoneyLookups = { findOrderCredit: FindOrderCredit; findRefunds: FindRefunds };
type ViewParts = Pick<Parts, 'clock'> & OrderMoneyLookups;

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

async function viewOf(
  { clock, findOrderCredit, findRefunds }: ViewParts,
  db: Queries,
  order: OrderRow,
): Promise<Order> {
  return orderView(order, {
    lines: await linesOf(db, order),
    instalments: await instalmentsOf(db, order),
    credit: await findCredit(db, { brandId: order.brand_id, market: order.market }),
    advance: await findOrderCredit(db, order, clock.now()),
    refunds: await findRefunds(db, order),
    now: clock.now(),
  });
}
