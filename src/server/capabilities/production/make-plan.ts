/** An order was confirmed: its plan begins today, the mill is assigned, and what the confirmation itself settles is done. */

import { taskLifecycle } from '#domain/production/task-status.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { assertMove, nextStates } from '#domain/shared/lifecycle.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { lockRequest } from '#server/capabilities/requests/lock-request.ts';
import { moveRequest } from '#server/capabilities/requests/move-request.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { draftPlan } from './draft-plan.ts';
import { endTask } from './end-task.ts';
import { type LockedPlan, lockPlanOf } from './lock-plan.ts';
import { insertPlan, insertTasks } from './plans.store.ts';
import { openSamples } from './samples/open-samples.ts';
import { openStandards } from './standards/open-standards.ts';

const BY = { kind: 'system' } as const;

/** The order must be locked; called twice, it makes one plan. */
export async function makePlan(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  const confirmedOn = dayInZone(order.confirmed_at ?? services.clock.now(), order.zone);
  const { template, startsOn, tasks } = await draftPlan(tx, order, confirmedOn, services.clock.now());
  const isFirst = await insertPlan(tx, {
    order_id: order.order_id,
    brand_id: order.brand_id,
    template,
    starts_on: startsOn,
    promised_on: order.dispatch_by,
    created_at: services.clock.now(),
  });
  if (!isFirst) return;
  assertMove(taskLifecycle, taskLifecycle.start, 'pending', 'production');
  await insertTasks(
    tx,
    tasks.map((task) => ({ ...task, status: 'pending' })),
  );
  const locked = await lockPlanOf(tx, order);
  await openSamples(services, tx, locked);
  await assignSupplier(services, tx, order);
  await endWhatIsSettled(services, tx, locked, confirmedOn);
  await openStandards(services, tx, locked, confirmedOn);
}

/** The order itself, and the advance without which it would not be confirmed. */
async function endWhatIsSettled(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  on: string,
): Promise<void> {
  const settled = locked.tasks.filter(({ stage, owner }) => stage === 'order_placed' && owner === 'customer');
  for (const task of settled) await endTask(services, tx, locked, task, { as: 'production', by: BY, on });
}

async function assignSupplier(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  if (order.request_fab_id === null) return;
  const request = await lockRequest(tx, order.brand_id, order.request_fab_id);
  if (!nextStates(requestLifecycle, request.status, 'production').includes('suppliers_assigned')) return;
  const move = { as: 'production', by: BY, action: 'suppliers_assigned' } as const;
  await moveRequest(services, tx, request, 'suppliers_assigned', move);
}
