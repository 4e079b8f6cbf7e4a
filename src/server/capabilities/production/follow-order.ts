/** Production hears what happened to an order and brings its plan in step; hearing the same twice changes nothing. */
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Services } from '#server/services.ts';
import { cancelPlan } from './cancel-plan.ts';
import { openPaymentGates } from './end-task.ts';
import { lockPlanOf } from './lock-plan.ts';
import { makePlan } from './make-plan.ts';
import { ordersWithoutPlan, planOf } from './plans.store.ts';

const BATCH_SIZE = 50;
const LOOK_BACK_MS = 30 * 24 * 3600 * 1000;

export async function followOrder(services: Services, orderId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    if (order.status === 'created') await makePlan(services, tx, order);
    if (!(await planOf(tx, order))) return;
    const locked = await lockPlanOf(tx, order);
    if (order.status === 'cancelled') await cancelPlan(services, tx, locked);
    if (order.status === 'created') await openPaymentGates(services, tx, locked, { kind: 'system' });
  });
}

/** Orders confirmed before there were plans, and any whose news was lost. */
export async function planUnplannedOrders(services: Services): Promise<void> {
  const since = new Date(services.clock.now().getTime() - LOOK_BACK_MS);
  for (const orderId of await ordersWithoutPlan(services.db, since, BATCH_SIZE)) {
    // One order that cannot be planned does not keep the others from it.
    await followOrder(services, orderId).catch((error: unknown) =>
      services.log.warn({ err: error, orderId }, 'production: an order could not be planned'),
    );
  }
}

export async function followOrders(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('order-fact', ({ orderId }) => followOrder(services, orderId));
  await jobs.work('plan-missed-orders', () => planUnplannedOrders(services));
  await jobs.schedule('plan-missed-orders', '23 * * * *', {});
}
