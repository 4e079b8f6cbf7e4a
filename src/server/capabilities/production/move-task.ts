/** The one way a task changes its status: by its life cycle, with a history row and a word to open screens. */
import { type TaskActor, type TaskStatus, taskLifecycle } from '#domain/production/task-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import type { LockedPlan } from './lock-plan.ts';
import { type TaskColumns, type TaskRow, updateTask } from './plans.store.ts';
import { saveForecast } from './save-forecast.ts';

/** In which part somebody acts, and who it is. */
export type TaskMover = { as: TaskActor; by: HistoryActor };

/** The plan must be locked; its copy of the task, and the forecast of its order, are brought up to date. */
export async function moveTask(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  task: TaskRow,
  to: TaskStatus,
  { as, by, set }: TaskMover & { set?: TaskColumns },
): Promise<void> {
  assertMove(taskLifecycle, task.status, to, as);
  await changeTask(services, tx, locked, task, { by, action: `task_${to}`, set: { ...set, status: to } });
}

/** For changes that leave the status as it is. */
export async function changeTask(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  task: TaskRow,
  { by, action, set }: { by: HistoryActor; action: string; set: TaskColumns },
): Promise<void> {
  const dayBefore = task.revised_end ?? task.planned_end;
  await updateTask(tx, task, { ...set, changed_at: services.clock.now() });
  Object.assign(task, set);
  await saveForecast(services, tx, locked);
  const moved = set.revised_end ? { dayBefore, day: String(set.revised_end) } : {};
  const details = { task: task.name, ...moved };
  await recordOrderChange(services, tx, locked.order, { by, action, details });
}
