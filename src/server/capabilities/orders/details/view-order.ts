/** One order after it was read or changed, with its money, for whoever did it. */
import type { Order } from '#contract/customer/orders.ts';
import { findCredit } from '#server/capabilities/order-records/find-credit.ts';
import {
  findOrder,
  findOrderForStaff,
  type OrderRow,
} from '#server/capabilities/order-records/lock-order.ts';
import { instalmentsOf } from '#server/capabilities/order-records/order-instalments.ts';
import { findOrderCredit } from '#server/capabilities/payments/account-credit/find-account-credit.ts';
import { findRefunds } from '#server/capabilities/payments/refunds/find-refunds.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { viewApproval } from '../approval/view-approval.ts';
import { findLines } from '../find-lines.ts';
import { orderView } from './order.view.ts';

type ViewServices = Pick<Services, 'clock'>;

export async function viewOrder(
  services: ViewServices,
  db: Queries,
  { brandId, customerId }: { brandId: string; customerId: string },
  orderId: string,
): Promise<Order> {
  return viewOf(services, db, await findOrder(db, brandId, orderId), customerId);
}

/** The moves of a buyer are not the desk's. */
export async function viewOrderForStaff(
  services: ViewServices,
  db: Queries,
  orderId: string,
): Promise<Order> {
  const seen = await viewOf(services, db, await findOrderForStaff(db, orderId));
  return { ...seen, allowedMoves: [] };
}

async function viewOf(
  { clock }: ViewServices,
  db: Queries,
  order: OrderRow,
  reader: string | null = null,
): Promise<Order> {
  return orderView(order, {
    lines: await findLines(db, order),
    instalments: await instalmentsOf(db, order),
    credit: await findCredit(db, { brandId: order.brand_id, market: order.market }),
    advance: await findOrderCredit(db, order, clock.now()),
    refunds: await findRefunds(db, order),
    approval: await viewApproval(db, order, reader),
    now: clock.now(),
  });
}
