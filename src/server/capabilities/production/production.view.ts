/** A plan as its buyer sees it: stages, whose turn it is, when the goods will leave and why then. */
import type { Tna } from '#contract/customer/production.ts';
import type { StaffTna, StaffTnaTask } from '#contract/staff/production.ts';
import { PRODUCTION_STAGE_LABEL, PRODUCTION_STAGES } from '#domain/production/production-stage.ts';
import { daysLostByOwner, withDaysOffTogether } from '#domain/production/schedule/days-lost.ts';
import { delayReason, planReason } from '#domain/production/schedule/delay-reason.ts';
import { finishDay } from '#domain/production/schedule/finish-day.ts';
import { TASK_OWNER_LABEL } from '#domain/production/schedule/plan-task.ts';
import { readyTasks, stageStates } from '#domain/production/schedule/ready-tasks.ts';
import { isOwedByBuyer } from '#domain/production/standards/standard-status.ts';
import { deskMovesOf, taskEnding } from '#domain/production/task-ending.ts';
import { TASK_STATUS_LABEL } from '#domain/production/task-status.ts';
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { ending } from './end-task.ts';
import type { DatedPlan, ScheduledRow } from './plan-dates.ts';
import type { SampleRow } from './samples/samples.store.ts';
import type { StandardRow } from './standards/standards.store.ts';

/** An order from before there were plans has none. */
export function unplannedView(order: OrderRow): StaffTna {
  return {
    orderId: order.order_id,
    fabId: order.fab_id,
    number: order.number,
    isProvisional: false,
    startsOn: null,
    promisedDispatch: order.dispatch_by,
    plannedDispatch: null,
    likelyDispatch: null,
    dispatchedOn: null,
    likelyDelivery: null,
    lateDays: 0,
    reasons: [],
    daysLost: [],
    stages: [],
    waitingForYou: [],
    tasks: [],
  };
}

export type TnaContext = {
  promisedOn: CalendarDay;
  isProvisional: boolean;
  samples: readonly SampleRow[];
  standards: readonly StandardRow[];
};

export function tnaView(
  order: OrderRow,
  dated: DatedPlan,
  { promisedOn, isProvisional, samples, standards }: TnaContext,
): StaffTna {
  const { tasks, likely, planned, dispatchId, deliveryId, known } = dated;
  const likelyDispatch = likely.get(dispatchId)?.end ?? null;
  const dispatch = tasks.find(({ id }) => id === dispatchId);
  const states = stageStates(tasks.map(({ row }) => row));
  const lateDays = likelyDispatch ? daysBetween(promisedOn, likelyDispatch) : 0;
  return {
    ...unplannedView(order),
    isProvisional,
    startsOn: known.startsOn,
    promisedDispatch: promisedOn,
    plannedDispatch: planned.get(dispatchId)?.end ?? null,
    likelyDispatch,
    dispatchedOn: dispatch?.status === 'completed' ? dispatch.actualEnd : null,
    likelyDelivery: likely.get(deliveryId)?.end ?? null,
    lateDays,
    reasons: [...reasonsOf(dated), ...planReasonOf(dated, lateDays)],
    daysLost: daysLostByOwner(dated.lost).map(({ owner, days }) => ({
      owner,
      label: TASK_OWNER_LABEL[owner],
      days,
    })),
    stages: PRODUCTION_STAGES.map((stage) => ({
      stage,
      label: PRODUCTION_STAGE_LABEL[stage],
      state: states[stage],
    })),
    waitingForYou: isProvisional ? [] : waitingForYou(dated, samples, standards),
    tasks: tasks.map((task) => taskView(task, dated)),
  };
}

function reasonsOf({ lost, tasks, likely }: DatedPlan): Tna['reasons'] {
  return withDaysOffTogether(lost).flatMap((loss) => {
    const task = tasks.find(({ id }) => id === loss.taskId);
    const dates = likely.get(loss.taskId);
    if (!task || !dates) return [];
    const { name, sample_type: sampleType, gate, revise_reason: reviseReason } = task.row;
    const about = {
      ...task,
      name,
      sampleType,
      gate,
      reviseReason,
      likelyStart: dates.start,
      likelyEnd: dates.end,
    };
    return { taskId: task.id, text: delayReason(loss, about), days: loss.days, owner: loss.owner };
  });
}

/** So that all reasons add up to the days the order is late. */
function planReasonOf({ lost, dispatchId }: DatedPlan, lateDays: number): Tna['reasons'] {
  const days = lateDays - lost.reduce((sum, loss) => sum + loss.days, 0);
  return lateDays > 0 && days > 0 ? [{ taskId: dispatchId, text: planReason(days), days, owner: null }] : [];
}

/** What has been waiting longest comes first. */
function waitingForYou(
  { tasks, likely, known }: DatedPlan,
  samples: readonly SampleRow[],
  standards: readonly StandardRow[],
): Tna['waitingForYou'] {
  return (
    readyTasks(tasks)
      .filter(({ owner }) => owner === 'customer')
      .map(({ row, id, actualStart, owner, days }) => {
        const since = actualStart ?? likely.get(id)?.start ?? known.today;
        const sample = samples.find(({ task_id, status }) => task_id === id && status === 'dispatched');
        const dueOn = sample?.due_on ?? finishDay(since, days, known.calendars(owner));
        return { row, since, dueOn, sampleId: sample?.sample_id ?? null };
      })
      // After a new round was asked for it is the mill's turn again.
      .filter(({ row, sampleId }) => row.sample_step !== 'decide' || sampleId !== null)
      // What was sent is on its way to us.
      .filter(({ row }) => row.standard_kind === null || standards.some(isOwedByBuyer))
      .map(({ row, since, dueOn, sampleId }) => ({
        taskId: row.task_id,
        kind: kindOf(row, sampleId),
        standard: row.standard_kind,
        title: row.name,
        action: row.customer_action ?? row.name,
        since,
        dueOn,
        isLate: dueOn < known.today,
        sampleId,
      }))
      .toSorted((a, b) => (a.since < b.since ? -1 : 1))
  );
}

function kindOf(
  { gate, standard_kind }: ScheduledRow['row'],
  sampleId: string | null,
): Tna['waitingForYou'][number]['kind'] {
  if (gate === 'payment') return 'payment';
  if (standard_kind !== null) return 'standard';
  return sampleId ? 'sample' : 'send';
}

function taskView({ id, row }: ScheduledRow, { tasks, likely, planned }: DatedPlan): StaffTnaTask {
  const dates = likely.get(id) ?? { start: row.planned_start, end: row.planned_end };
  return {
    taskId: id,
    name: row.name,
    stage: row.stage,
    owner: row.owner,
    ownerLabel: TASK_OWNER_LABEL[row.owner],
    status: row.status,
    statusLabel: TASK_STATUS_LABEL[row.status],
    days: row.days + row.extra_days,
    dependsOn: row.depends_on,
    plannedStart: row.planned_start,
    plannedEnd: row.planned_end,
    likelyStart: dates.start,
    likelyEnd: dates.end,
    revisedEnd: row.revised_end,
    reviseReason: row.revise_reason,
    actualStart: row.actual_start,
    actualEnd: row.actual_end,
    lateDays: daysBetween(planned.get(id)?.end ?? row.planned_end, dates.end),
    isReady: readyTasks(tasks).some((ready) => ready.id === id),
    customerAction: row.customer_action,
    booksMaterial: row.books_material,
    sampleType: row.sample_type,
    produces: row.produces,
    deskMoves: deskMovesOf(
      ending(row),
      tasks.map((task) => ending(task.row)),
    ),
    endedBy: taskEnding(ending(row)),
  };
}
