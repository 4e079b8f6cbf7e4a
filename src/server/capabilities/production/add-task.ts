/** Staff put one more step into a plan, before whatever has to wait for it. */
import type { ProductionStage } from '#domain/production/production-stage.ts';
import { isOpenTask, type TaskOwner } from '#domain/production/schedule/plan-task.ts';
import { ADDED_TASK_LETTER, isAddedTask } from '#domain/production/templates/template.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type LockedPlan, lockPlan } from './lock-plan.ts';
import { datedPlan } from './plan-dates.ts';
import { insertTasks, type TaskRow, updateTask } from './plans.store.ts';
import { saveForecast } from './save-forecast.ts';

export type NewTask = {
  name: string;
  stage: ProductionStage;
  owner: TaskOwner;
  days: number;
  dependsOn: readonly string[];
  /** The tasks that wait for it. */
  before: readonly string[];
};

export async function addTask(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, before, ...wanted }: NewTask & { orderId: string },
): Promise<string> {
  const locked = await lockPlan(tx, orderId);
  const task = newRow(locked, wanted, services.clock.now());
  const waiting = locked.tasks.filter(({ task_id }) => before.includes(task_id));
  if (waiting.length < before.length) throw formRefusal({ before: 'One of these tasks is not in the plan.' });
  if (!waiting.every(isOpenTask)) throw formRefusal({ before: 'One of these tasks is already finished.' });
  for (const row of waiting) row.depends_on = [...row.depends_on, task.task_id];
  locked.tasks.push(task);
  // Refuses a plan whose tasks would wait for each other.
  const { likely } = await datedPlan(tx, locked, dayInZone(services.clock.now(), locked.order.zone));
  const dates = likely.get(task.task_id);
  if (dates) Object.assign(task, { planned_start: dates.start, planned_end: dates.end });
  await insertTasks(tx, [task]);
  for (const row of waiting) await updateTask(tx, row, { depends_on: row.depends_on });
  await saveForecast(services, tx, locked);
  const details = { task: task.name };
  await recordOrderChange(services, tx, locked.order, { by, action: 'task_added', details });
  return task.task_id;
}

function newRow(
  { order, plan, tasks }: LockedPlan,
  { dependsOn, ...wanted }: Omit<NewTask, 'before'>,
  now: Date,
): TaskRow {
  const added = tasks.filter(({ task_id }) => isAddedTask(task_id)).length;
  if (added >= 99) throw formRefusal({ name: 'This plan has too many added tasks.' });
  return {
    ...wanted,
    brand_id: order.brand_id,
    order_id: order.order_id,
    task_id: `${ADDED_TASK_LETTER}${String(added + 1).padStart(2, '0')}`,
    position: Math.max(
      -1,
      ...tasks.filter((row) => dependsOn.includes(row.task_id)).map((row) => row.position),
    ),
    depends_on: [...new Set(dependsOn)],
    status: 'pending',
    planned_start: plan.starts_on,
    planned_end: plan.starts_on,
    revised_end: null,
    revise_reason: null,
    actual_start: null,
    actual_end: null,
    customer_action: null,
    standard_kind: null,
    sample_type: null,
    sample_step: null,
    options: [],
    gate: null,
    sets_request_status: null,
    sets_order_status: null,
    resubmit_days: null,
    max_submissions: null,
    produces: null,
    books_material: false,
    changed_at: now,
  };
}
