/** A stored plan as the rules of the schedule see it today. */
import { type ComparedPlans, daysLost, type LostDays } from '#domain/production/schedule/days-lost.ts';
import { type Known, likelyDates } from '#domain/production/schedule/forward-pass.ts';
import type { PlanDates, ScheduledTask, TaskProgress } from '#domain/production/schedule/plan-task.ts';
import { milestoneOf } from '#domain/production/templates/template.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { PlanRow, TaskRow } from './plans.store.ts';
import { workCalendars } from './work-calendars.store.ts';

export type ScheduledRow = ScheduledTask & TaskProgress & { row: TaskRow };

export function scheduled(row: TaskRow): ScheduledRow {
  return {
    id: row.task_id,
    owner: row.owner,
    days: row.days,
    dependsOn: row.depends_on,
    status: row.status,
    extraDays: row.extra_days,
    actualStart: row.actual_start,
    actualEnd: row.actual_end,
    revisedEnd: row.revised_end,
    row,
  };
}

export type DatedPlan = ComparedPlans & {
  tasks: readonly ScheduledRow[];
  known: Known;
  dispatchId: string;
  deliveryId: string;
  lost: readonly LostDays[];
};

export async function datedPlan(
  db: Queries,
  order: Pick<OrderRow, 'market' | 'zone'>,
  { starts_on: startsOn }: Pick<PlanRow, 'starts_on'>,
  rows: readonly TaskRow[],
  now: Date,
): Promise<DatedPlan> {
  const calendars = await workCalendars(db, order.market, startsOn);
  const tasks = rows.map(scheduled);
  const known = { startsOn, today: dayInZone(now, order.zone), calendars };
  const planned: PlanDates = new Map(
    rows.map((row) => [row.task_id, { start: row.planned_start, end: row.planned_end }]),
  );
  const likely = likelyDates(tasks, known);
  const traits = rows.map((row) => ({ id: row.task_id, setsOrderStatus: row.sets_order_status }));
  const dispatchId = milestoneOf(traits, 'dispatched');
  return {
    tasks,
    known,
    planned,
    likely,
    dispatchId,
    deliveryId: milestoneOf(traits, 'delivered'),
    lost: daysLost(tasks, dispatchId, { planned, likely }, known),
  };
}
