/** A plan as its buyer sees it: stages, whose turn it is, when the goods will leave and why then. */
import type { Tna } from '#contract/customer/production.ts';
import type { StaffTna, StaffTnaTask } from '#contract/staff/production.ts';
import { PRODUCTION_STAGE_LABEL, PRODUCTION_STAGES } from '#domain/production/production-stage.ts';
import { daysLostByOwner } from '#domain/production/schedule/days-lost.ts';
import { dispatchSentence } from '#domain/production/schedule/delay-reason.ts';
import { type Audience, ownerOnDesk, TASK_OWNER_LABEL } from '#domain/production/schedule/plan-task.ts';
import { readyTasks } from '#domain/production/schedule/ready-tasks.ts';
import { stageStates } from '#domain/production/schedule/stage-states.ts';
import { taskPhases } from '#domain/production/schedule/task-phase.ts';
import { deskMovesOf, taskEnding } from '#domain/production/task-ending.ts';
import { TASK_STATUS_LABEL } from '#domain/production/task-status.ts';
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { promisedDelivery } from '#server/capabilities/orders/promised-delivery.ts';
import { reasonsOf } from './delay-reasons.view.ts';
import { ending } from './end-task.ts';
import type { DatedPlan, ScheduledRow } from './plan-dates.ts';
import type { SampleRow } from './samples/samples.store.ts';
import type { StandardRow } from './standards/standards.store.ts';
import { waitingForBuyer } from './waiting-for-buyer.view.ts';

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
    promisedDelivery: promisedDelivery(order),
    likelyDelivery: null,
    lateDays: 0,
    sentence: '',
    reasons: [],
    daysLost: [],
    stages: [],
    waitingForYou: [],
    tasks: [],
  };
}

export type TnaContext = {
  today: CalendarDay;
  audience: Audience;
  isProvisional: boolean;
  samples: readonly SampleRow[];
  standards: readonly StandardRow[];
};

export function tnaView(order: OrderRow, dated: DatedPlan, context: TnaContext): StaffTna {
  const { isProvisional, audience } = context;
  const waitingForYou = isProvisional ? [] : waitingForBuyer(order, dated, context);
  return {
    ...unplannedView(order),
    isProvisional,
    startsOn: dated.known.startsOn,
    ...(order.status === 'cancelled' ? {} : datesView(order, dated, audience)),
    daysLost: daysLostByOwner(dated.lost).map(({ owner, days }) => ({
      owner,
      label: audience === 'desk' ? ownerOnDesk(owner) : TASK_OWNER_LABEL[owner],
      days,
    })),
    stages: stagesView(dated),
    waitingForYou,
    tasks: tasksView(dated, new Set(waitingForYou.map(({ taskId }) => taskId))),
  };
}

function datesView(order: OrderRow, dated: DatedPlan, audience: Audience): Partial<StaffTna> {
  const { tasks, planned, dispatchId, promisedOn, likelyDispatch, likelyDelivery } = dated;
  const dispatch = tasks.find(({ id }) => id === dispatchId);
  const hasLeft = dispatch?.status === 'completed';
  const reasons = reasonsOf(dated, audience);
  const days = { promisedOn, likelyOn: likelyDispatch ?? promisedOn, hasLeft };
  return {
    promisedDispatch: promisedOn,
    promisedDelivery: promisedDelivery({ ...order, dispatch_by: promisedOn }),
    plannedDispatch: planned.get(dispatchId)?.end ?? null,
    likelyDispatch,
    dispatchedOn: hasLeft ? dispatch.actualEnd : null,
    likelyDelivery,
    lateDays: daysBetween(promisedOn, days.likelyOn),
    sentence: dispatchSentence(days, reasons, audience),
    reasons: reasons.map(({ taskId, text, days: lost, owner }) => ({ taskId, text, days: lost, owner })),
  };
}

function stagesView({ tasks }: DatedPlan): Tna['stages'] {
  const states = stageStates(
    tasks.map(({ row, ...task }) => ({ ...task, stage: row.stage, sampleStep: row.sample_step })),
  );
  return PRODUCTION_STAGES.map((stage) => ({
    stage,
    label: PRODUCTION_STAGE_LABEL[stage],
    state: states[stage],
  }));
}

function tasksView(dated: DatedPlan, ofBuyer: ReadonlySet<string>): StaffTnaTask[] {
  const { tasks, likely, dispatchId, deliveryId } = dated;
  const ready = new Set(readyTasks(tasks).map(({ id }) => id));
  const hasLeft = tasks.some(({ id, status }) => id === dispatchId && status === 'completed');
  const phases = taskPhases(tasks, hasLeft ? deliveryId : dispatchId, likely);
  return tasks.map((task) => ({
    ...taskView(task, dated),
    isReady: ready.has(task.id),
    phase: phases.get(task.id)?.phase ?? 'later',
    holdsUp: phases.get(task.id)?.holdsUp ?? false,
    isYourTurn: ofBuyer.has(task.id),
  }));
}

type PlainTask = Omit<StaffTnaTask, 'isReady' | 'phase' | 'holdsUp' | 'isYourTurn'>;

function taskView({ id, row }: ScheduledRow, { tasks, likely, planned }: DatedPlan): PlainTask {
  const dates = likely.get(id) ?? { start: row.planned_start, end: row.planned_end };
  return {
    taskId: id,
    name: row.name,
    stage: row.stage,
    owner: row.owner,
    ownerLabel: TASK_OWNER_LABEL[row.owner],
    status: row.status,
    statusLabel: TASK_STATUS_LABEL[row.status],
    days: row.days,
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
