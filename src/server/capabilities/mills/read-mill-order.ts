/** One order as its mill reads it: its own tasks with the days of the plan, and what it reported. */
import type { MillOrder, MillTask } from '#contract/supplier/production.ts';
import { TASK_STATUS_LABEL } from '#domain/production/task-status.ts';
import { dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { MILL_TASK_OWNERS, millMovesOf } from '#domain/suppliers/mill-task.ts';
import { packedShipmentOf } from '#server/capabilities/delivery/packed-rolls.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { ending } from '#server/capabilities/production/end-task.ts';
import { findTasks, type TaskRow } from '#server/capabilities/production/find-tasks.ts';
import { deliveryOfOrder } from '#server/capabilities/requests/suppliers/delivery-for-mills.ts';
import type { Queries } from '#server/db/database.ts';
import type { MillActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findWonOrder } from './find-won-order.ts';
import { openTasksOfMill } from './mill.store.ts';
import { orderView } from './read-mill.ts';
import { samplesToSend } from './reports/own-samples.ts';
import { reportsOfOrder } from './reports/reports.store.ts';
import { reportView } from './reports/reports.view.ts';

export async function readMillOrder(
  services: Services,
  db: Queries,
  { supplierId }: MillActor,
  orderId: string,
): Promise<MillOrder> {
  const won = await findWonOrder(db, supplierId, orderId);
  const today = dayInZone(services.clock.now(), timeZoneOf(won.market, won.time_zone));
  const order = await findOrderForStaff(db, orderId);
  const tasks = await findTasks(db, order);
  const { packed, mayPack } = await packedShipmentOf(db, order);
  const reports = (await reportsOfOrder(db, won)).filter((row) => row.supplier_id === supplierId);
  return {
    ...orderView(won, await openTasksOfMill(db, { supplierId, owners: MILL_TASK_OWNERS }), today),
    deliveryTo: deliveryOfOrder(order.market, order.shipping.stateCode),
    today,
    tasks: tasks.filter(({ owner }) => MILL_TASK_OWNERS.includes(owner)).map((task) => taskView(task, tasks)),
    samples: won.status === 'created' ? await samplesToSend(db, order) : [],
    packed,
    mayPack,
    reports: reports.map(reportView),
  };
}

function taskView(task: TaskRow, plan: readonly TaskRow[]): MillTask {
  return {
    taskId: task.task_id,
    name: task.name,
    status: task.status,
    statusLabel: TASK_STATUS_LABEL[task.status],
    plannedEnd: task.planned_end,
    likelyEnd: task.revised_end ?? task.planned_end,
    actualStart: task.actual_start,
    actualEnd: task.actual_end,
    moves: millMovesOf({ ...ending(task), owner: task.owner }, plan.map(ending)),
  };
}
