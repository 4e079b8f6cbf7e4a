/** One order with its plan, locked in the order that everybody takes them: request, order, tasks. */
import { earliestDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type PlanRow, planOf, type TaskRow, tasksOf } from './plans.store.ts';

export type LockedPlan = { order: OrderRow; plan: PlanRow; tasks: TaskRow[] };

export async function lockPlan(tx: Queries, orderId: string): Promise<LockedPlan> {
  return lockPlanOf(tx, await lockOrderForStaff(tx, orderId));
}

/** The order must be locked. */
export async function lockPlanOf(tx: Queries, order: OrderRow): Promise<LockedPlan> {
  const plan = await planOf(tx, order);
  if (!plan) throw new Refusal('not_found');
  return { order, plan, tasks: await tasksOf(tx, order, 'locked') };
}

/** Before this day nothing was done for the order, neither where the buyer lives nor at the desk. */
export function confirmationDay({ order, plan }: Pick<LockedPlan, 'order' | 'plan'>): CalendarDay {
  return order.confirmed_at ? earliestDay(order.confirmed_at, order.zone) : plan.starts_on;
}

export function taskIn({ tasks }: Pick<LockedPlan, 'tasks'>, taskId: string): TaskRow {
  const task = tasks.find((row) => row.task_id === taskId);
  if (!task) throw new Refusal('not_found');
  return task;
}
