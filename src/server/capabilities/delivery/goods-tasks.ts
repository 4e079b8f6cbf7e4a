/** What dispatches do to the plan: packed rolls end the packing, the first one that leaves ends the loading, the last delivery ends the transit. */
import { deliveredLink } from '#contract/web-links.ts';
import { hasLeft, isOnTheWay } from '#domain/delivery/dispatch-status.ts';
import { CLAIM_WINDOW_DAYS } from '#domain/issues/claim-window.ts';
import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { readyTasks } from '#domain/production/schedule/ready-tasks.ts';
import { PACKING_LIST } from '#domain/production/templates/template.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { endTask, openPaymentGates } from '#server/capabilities/production/end-task.ts';
import { changeTask, moveTask } from '#server/capabilities/production/move-task.ts';
import { scheduled } from '#server/capabilities/production/plan-dates.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import type { LockedDispatches } from './lock-dispatch.ts';

type TaskOfGoods = 'dispatched' | 'delivered';

function taskOf({ tasks }: LockedDispatches, status: TaskOfGoods) {
  return tasks.find((task) => task.sets_order_status === status && isOpenTask(task));
}

/** With the first list of rolls, once everything before it is done; a shipment that leaves asks again. */
export async function goodsArePacked(
  services: Services,
  tx: Queries,
  locked: LockedDispatches,
  by: HistoryActor,
): Promise<void> {
  const packing = readyTasks(locked.tasks.map(scheduled)).find(({ row }) => row.produces === PACKING_LIST);
  if (packing) await endTask(services, tx, locked, packing.row, { as: 'production', by });
}

/** Order and request move on with the first shipment; the transit begins. */
export async function goodsLeave(
  services: Services,
  tx: Queries,
  locked: LockedDispatches,
  by: HistoryActor,
): Promise<void> {
  await goodsArePacked(services, tx, locked, by);
  if (locked.order.status === 'created') await openPaymentGates(services, tx, locked, by);
  const loading = taskOf(locked, 'dispatched');
  if (loading) await endTask(services, tx, locked, loading, { as: 'production', by });
  const transit = taskOf(locked, 'delivered');
  if (transit?.status === 'pending') {
    const actual_start = dayInZone(services.clock.now(), locked.order.zone);
    await moveTask(services, tx, locked, transit, 'in_progress', {
      as: 'production',
      by,
      set: { actual_start },
    });
  }
  await expectGoods(services, tx, locked, { by, reason: null });
}

/** The plan follows the latest day on which goods are expected. */
export async function expectGoods(
  services: Services,
  tx: Queries,
  locked: LockedDispatches,
  { by, reason }: { by: HistoryActor; reason: string | null },
): Promise<void> {
  const transit = taskOf(locked, 'delivered');
  const days = locked.dispatches.flatMap(({ status, eta }) => (isOnTheWay(status) && eta ? [eta] : []));
  const revised_end = days.toSorted().at(-1);
  if (!transit || !revised_end || transit.revised_end === revised_end) return;
  const set = { revised_end, revise_reason: reason };
  await changeTask(services, tx, locked, transit, { by, action: 'task_rescheduled', set });
}

/** Once the last shipment has left and none is on its way any more, the order is delivered. */
export async function goodsArrive(
  services: Services,
  tx: Queries,
  locked: LockedDispatches,
  by: HistoryActor,
): Promise<void> {
  const sent = locked.dispatches.filter(({ status }) => hasLeft(status));
  const isComplete = sent.some(({ is_last }) => is_last) && !sent.some(({ status }) => isOnTheWay(status));
  const transit = taskOf(locked, 'delivered');
  if (!isComplete || !transit) return;
  await endTask(services, tx, locked, transit, { as: 'production', by });
  const { customer_id, assigned_to, fab_id: fabId, order_id: orderId, number, quality } = locked.order;
  await sendNotification(services, tx, {
    customerId: assigned_to ?? customer_id,
    event: 'order_delivered',
    occurrence: orderId,
    link: deliveredLink({ fabId, orderId }),
    subject: `Order ${number} has been delivered`,
    text: `${quality} (order ${number}) has arrived. Please check the rolls soon: report damage in transit within ${CLAIM_WINDOW_DAYS.transit_damage} days and shortages within ${CLAIM_WINDOW_DAYS.short_length}.`,
  });
}
