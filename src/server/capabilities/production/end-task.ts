/** A task ends, and with it comes what the plan says follows: statuses, material, money that falls due. */
import { isPaidForDispatch } from '#domain/payments/plan/ask-for-shipment.ts';
import { doneDayProblem } from '#domain/production/named-day.ts';
import { readyTasks } from '#domain/production/schedule/ready-tasks.ts';
import { endingProblem } from '#domain/production/task-ending.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { dispatchStateOf, instalmentsOf } from '#server/capabilities/order-records/order-instalments.ts';
import { bookMaterial } from '#server/capabilities/orders/book-material.ts';
import { markDelivered } from '#server/capabilities/orders/dispatch/mark-delivered.ts';
import { markDispatched } from '#server/capabilities/orders/dispatch/mark-dispatched.ts';
import { markGoodsReady } from '#server/capabilities/orders/dispatch/mark-goods-ready.ts';
import { lockRequest } from '#server/capabilities/requests/lock-request.ts';
import { moveRequest } from '#server/capabilities/requests/move-request.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { confirmationDay, type LockedPlan } from './lock-plan.ts';
import { moveTask, type TaskMover } from './move-task.ts';
import { scheduled } from './plan-dates.ts';
import type { TaskRow } from './plans.store.ts';

type End = TaskMover & {
  /** The day it ended; today unless staff name another. */
  on?: CalendarDay;
};

/** The plan must be locked. */
export async function endTask(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  task: TaskRow,
  { as, by, on }: End,
): Promise<void> {
  const isPaid = await isPaidFor(tx, locked, task);
  const problem = endingProblem(ending(task), locked.tasks.map(ending), { as, isPaid });
  if (problem !== null) throw new Refusal('task_blocked', { message: problem });
  const actual_end = endDay(services, locked, on);
  await moveTask(services, tx, locked, task, 'completed', { as, by, set: { actual_end } });
  if (task.books_material) await bookMaterial(services, tx, by, locked.order.order_id);
  await setOrderStatus(services, tx, locked, task, by);
  await advanceRequest(services, tx, locked, task, by);
  await openPaymentGates(services, tx, locked, by);
}

export function ending({ task_id: id, depends_on: dependsOn, sample_step: sampleStep, ...task }: TaskRow) {
  const { name, gate, status, sets_order_status: setsOrderStatus } = task;
  const { standard_kind: standardKind, books_material: booksMaterial, produces } = task;
  return {
    id,
    dependsOn,
    sampleStep,
    setsOrderStatus,
    standardKind,
    booksMaterial,
    produces,
    name,
    gate,
    status,
  };
}

function endDay({ clock }: Services, locked: LockedPlan, on?: CalendarDay): CalendarDay {
  const now = clock.now();
  const { zone: buyersZone } = locked.order;
  if (on === undefined) return dayInZone(now, buyersZone);
  const problem = doneDayProblem(on, { now, buyersZone, confirmedOn: confirmationDay(locked) });
  if (problem !== null) throw formRefusal({ on: problem });
  return on;
}

/** The advance confirmed the order; whatever else is due before the first goods leave must be paid or stood for. */
async function isPaidFor(tx: Queries, { order }: LockedPlan, { gate, stage }: TaskRow): Promise<boolean> {
  if (gate !== 'payment') return true;
  if (stage === 'order_placed') return order.status !== 'provisional';
  return isPaidForDispatch((await instalmentsOf(tx, order)).map(dispatchStateOf));
}

async function setOrderStatus(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  { sets_order_status }: TaskRow,
  by: TaskMover['by'],
): Promise<void> {
  const { order_id } = locked.order;
  if (sets_order_status === 'dispatched') locked.order = await markDispatched(services, tx, by, order_id);
  if (sets_order_status === 'delivered') locked.order = await markDelivered(services, tx, by, order_id);
}

/** Forward only: a gate that is passed late does not take its query back. */
async function advanceRequest(
  services: Services,
  tx: Queries,
  { order }: LockedPlan,
  { sets_request_status: to, name }: TaskRow,
  by: TaskMover['by'],
): Promise<void> {
  if (to === null || order.request_fab_id === null) return;
  const request = await lockRequest(tx, order.brand_id, order.request_fab_id);
  if (!nextStates(requestLifecycle, request.status, 'production').includes(to)) return;
  await moveRequest(services, tx, request, to, { as: 'production', by, action: to, details: { task: name } });
}

/** What is paid before dispatch falls due once all work before it is done; where nothing is open the gate ends by itself. */
export async function openPaymentGates(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  by: TaskMover['by'],
): Promise<void> {
  for (const gate of readyTasks(locked.tasks.map(scheduled)).map(({ row }) => row)) {
    if (gate.gate !== 'payment' || gate.stage === 'order_placed') continue;
    if (gate.status === 'pending') {
      await moveTask(services, tx, locked, gate, 'in_progress', {
        as: 'production',
        by,
        set: { actual_start: dayInZone(services.clock.now(), locked.order.zone) },
      });
      await markGoodsReady(services, tx, by, locked.order.order_id);
    }
    if (await isPaidFor(tx, locked, gate)) {
      await endTask(services, tx, locked, gate, { as: 'production', by: { kind: 'system' } });
    }
  }
}
