/** Production hears what happened to an order and brings its plan in step; hearing the same twice changes nothing. */
import { lockOrderForStaff } from '#server/capabilities/orders/lock-order.ts';
import type { Parts } from '#server/parts.ts';
import { cancelPlan } from './cancel-plan.ts';
import { openPaymentGates } from './end-task.ts';
import { lockPlanOf } from './lock-plan.ts';
import { makePlan } from './make-plan.ts';
import { ordersWithoutPlan, planOf } from './plans.store.ts';

const AT_ONCE = 50;
const LOOK_BACK_MS = 30 * 24 * 3600 * 1000;

export async function followOrder(parts: Parts, orderId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    if (order.status === 'created') await makePlan(parts, tx, order);
    if (!(await planOf(tx, order))) return;
    const locked = await lockPlanOf(tx, order);
    if (order.status === 'cancelled') await cancelPlan(parts, tx, locked);
    if (order.status === 'created') await openPaymentGates(parts, tx, locked, { kind: 'system' });
  });
}

/** Orders confirmed before there were plans, and any whose news was lost. */
export async function planUnplannedOrders(parts: Parts): Promise<void> {
  const since = new Date(parts.clock.now().getTime() - LOOK_BACK_MS);
  for (const orderId of await ordersWithoutPlan(parts.db, since, AT_ONCE)) {
    // One order that cannot be planned does not keep the others from it.
    await followOrder(parts, orderId).catch((error: unknown) =>
      parts.log.warn({ err: error, orderId }, 'production: an order could not be planned'),
    );
  }
}

export async function followOrders(parts: Parts): Promise<void> {
  const { jobs } = parts;
  await jobs.work('order-fact', ({ orderId }) => followOrder(parts, orderId));
  await jobs.work('plan-missed-orders', () => planUnplannedOrders(parts));
  await jobs.schedule('plan-missed-orders', '23 * * * *', {});
}
