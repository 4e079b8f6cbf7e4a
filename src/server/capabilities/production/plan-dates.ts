/** A stored plan as the rules of the schedule see it on one day. */
import { type ComparedPlans, daysLost, type LostDays } from '#domain/production/schedule/days-lost.ts';
import { type Known, likelyDates } from '#domain/production/schedule/forward-pass.ts';
import type {
  PlanDates,
  SampleRound,
  ScheduledTask,
  TaskProgress,
} from '#domain/production/schedule/plan-task.ts';
import { isAddedTask, milestoneOf } from '#domain/production/templates/template.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import { findWorkCalendars } from '#server/capabilities/order-records/find-work-calendars.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { PlanRow, TaskRow } from './plans.store.ts';
import { answersOfOrder } from './samples/samples.store.ts';

export type ScheduledRow = ScheduledTask & TaskProgress & { row: TaskRow };

export function scheduled(row: TaskRow): ScheduledRow {
  return {
    id: row.task_id,
    owner: row.owner,
    days: row.days,
    dependsOn: row.depends_on,
    status: row.status,
    rounds: [],
    resubmitDays: row.resubmit_days,
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
  likelyDispatch: CalendarDay | null;
  likelyDelivery: CalendarDay | null;
  lost: readonly LostDays[];
};

export type PlanOfOrder = {
  order: OrderRow;
  plan: Pick<PlanRow, 'starts_on' | 'promised_on'>;
  tasks: readonly TaskRow[];
};

export async function datedPlan(db: Queries, of: PlanOfOrder, today: CalendarDay): Promise<DatedPlan> {
  const { order, plan, tasks: rows } = of;
  const { starts_on: startsOn, promised_on: promisedOn } = plan;
  const calendars = await findWorkCalendars(db, order.market, startsOn);
  const roundsOf = await roundsByTask(db, order);
  const tasks = rows.map((row) => ({ ...scheduled(row), rounds: roundsOf(row.task_id) }));
  const known = { startsOn, today, calendars };
  const likely = likelyDates(tasks, known);
  const traits = rows.map((row) => ({ id: row.task_id, setsOrderStatus: row.sets_order_status }));
  const dispatchId = milestoneOf(traits, 'dispatched');
  const deliveryId = milestoneOf(traits, 'delivered');
  const plans = { planned: plannedDates(rows), likely, promisedOn };
  return {
    ...plans,
    tasks,
    known,
    dispatchId,
    deliveryId,
    likelyDispatch: likely.get(dispatchId)?.end ?? null,
    likelyDelivery: isArrivalKnown(order, rows, deliveryId) ? (likely.get(deliveryId)?.end ?? null) : null,
    lost: daysLost(tasks, dispatchId, plans, known),
  };
}

function plannedDates(rows: readonly TaskRow[]): PlanDates {
  return new Map(
    rows
      .filter(({ task_id }) => !isAddedTask(task_id))
      .map((row) => [row.task_id, { start: row.planned_start, end: row.planned_end }]),
  );
}

/** Where the buyer carries the goods, or nobody said how long the way takes, only a transporter's word names a day. */
function isArrivalKnown(
  { transit_days, delivery_term }: OrderRow,
  rows: readonly TaskRow[],
  deliveryId: string,
): boolean {
  const transit = rows.find(({ task_id }) => task_id === deliveryId);
  const isSaid = transit !== undefined && (transit.revised_end ?? transit.actual_end) !== null;
  return isSaid || (transit_days !== null && isFreightCharged(delivery_term));
}

async function roundsByTask(
  db: Queries,
  { brand_id: brandId, order_id: orderId, zone }: OrderRow,
): Promise<(taskId: string) => readonly SampleRound[]> {
  const rows = await answersOfOrder.all(db, { brandId, orderId });
  const byTask = Map.groupBy(rows, ({ task_id }) => task_id);
  return (taskId) =>
    (byTask.get(taskId) ?? []).map(({ sample_id, due_on, decided_at, decision }) => ({
      sampleId: sample_id,
      dueOn: due_on,
      answeredOn: decided_at && dayInZone(decided_at, zone),
      isAskedAgain: decision === 'resubmit',
    }));
}
