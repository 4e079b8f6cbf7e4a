/** Staff move a task to the day they now expect; the buyer hears of it when the dispatch moves. */
import { productionLink } from '#contract/web-links.ts';
import { expectedDayProblem } from '#domain/production/named-day.ts';
import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type LockedPlan, lockPlan, taskIn } from './lock-plan.ts';
import { changeTask } from './move-task.ts';
import type { TaskOfOrder } from './start-task.ts';

type MovedTask = TaskOfOrder & {
  to: CalendarDay;
  reason: string;
  /** The revised day that was known when this one was chosen. */
  readAt?: CalendarDay | null | undefined;
};

export async function rescheduleTask(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, taskId, to, reason, readAt }: MovedTask,
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  const task = taskIn(locked, taskId);
  if (!isOpenTask(task)) {
    throw new Refusal('illegal_transition', { from: task.status, to: 'rescheduled', actor: 'staff' });
  }
  assertUnchanged(readAt, task.revised_end);
  const problem = expectedDayProblem(to, { now: services.clock.now(), buyersZone: locked.order.zone });
  if (problem !== null) throw formRefusal({ to: problem });
  const before = locked.order.likely_dispatch;
  const set = { revised_end: to, revise_reason: reason };
  await changeTask(services, tx, locked, task, { by, action: 'task_rescheduled', set });
  const after = locked.order.likely_dispatch;
  if (before !== null && after !== null && after > before)
    await notifyBuyer(services, tx, locked, { after, reason });
}

async function notifyBuyer(
  services: Services,
  tx: Queries,
  { order }: LockedPlan,
  { after, reason }: { after: CalendarDay; reason: string },
): Promise<void> {
  const day = formatDay(after, DETAIL_DATE_FORMAT);
  await sendNotification(services, tx, {
    customerId: order.assigned_to ?? order.customer_id,
    event: 'production_delayed',
    occurrence: `${order.order_id}:${after}:${services.clock.now().toISOString()}`,
    link: productionLink({ fabId: order.fab_id, orderId: order.order_id }),
    subject: `Order ${order.number} is now likely to be dispatched on ${day}`,
    text: `Order ${order.number} for ${order.quality} is now likely to be dispatched on ${day}. Reason: ${reason}`,
  });
}
