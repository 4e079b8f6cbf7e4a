/** What has arrived at the buyer's, the earliest first. */
import { findDispatches, findRolls } from '#server/capabilities/delivery/find-dispatches.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { DemoContext } from '../demo-context.ts';

export type DeliveredOrder = { orderId: string; rollIds: string[]; deliveredHoursAgo: number };

const HOUR_MS = 3600 * 1000;

export async function deliveredOrders({ tx, buyer, madeAt }: DemoContext): Promise<DeliveredOrder[]> {
  const rows = await tx.scoped
    .selectFrom('orders')
    .select(['order_id', 'delivered_at'])
    .where('brand_id', '=', buyer.brandId)
    .where('status', '=', 'delivered')
    .orderBy('delivered_at')
    .execute();
  const delivered = [];
  for (const { order_id, delivered_at } of rows) {
    const order = await findOrder(tx, buyer.brandId, order_id);
    const [first] = await findDispatches(tx, order);
    const rolls = await findRolls(tx, order, first?.dispatch_id);
    delivered.push({
      orderId: order_id,
      rollIds: rolls.map(({ roll_id }) => roll_id),
      deliveredHoursAgo: (madeAt.getTime() - (delivered_at ?? madeAt).getTime()) / HOUR_MS,
    });
  }
  return delivered;
}
