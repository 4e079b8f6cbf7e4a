import { isIndispensable } from '#domain/production/task-ending.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { ending, openPaymentGates } from './end-task.ts';
import { lockPlan, taskIn } from './lock-plan.ts';
import { moveTask } from './move-task.ts';
import type { TaskOfOrder } from './start-task.ts';

/** This order does not need the step: digital prints have no screens to engrave. */
export async function skipTask(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, taskId, reason }: TaskOfOrder & { reason: string },
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  const task = taskIn(locked, taskId);
  if (isIndispensable(ending(task))) {
    throw new Refusal('task_blocked', { message: 'Every order needs this task.' });
  }
  const hasBegun = task.status === 'in_progress';
  const actual_end = dayInZone(services.clock.now(), locked.order.zone);
  await moveTask(services, tx, locked, task, hasBegun ? 'terminated' : 'cancelled', {
    as: 'staff',
    by,
    set: { revise_reason: reason, ...(hasBegun ? { actual_end } : {}) },
  });
  await openPaymentGates(services, tx, locked, by);
}
