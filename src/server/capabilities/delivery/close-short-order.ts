/** Nothing follows although less than agreed has left: staff close the order, and the books follow what was invoiced. */
import { inTransitLink } from '#contract/web-links.ts';
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { closingProblem } from '#domain/delivery/dispatched-quantity.ts';
import { formatLength, formatLengthFor } from '#domain/shared/length.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { askForDocuments } from '#server/capabilities/order-records/order-facts.ts';
import { endBilling } from '#server/capabilities/payments/billing/billed-parts.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { billedSoFar } from './billed-so-far.ts';
import { invoicesOf } from './dispatches.store.ts';
import { goodsArrive } from './goods-tasks.ts';
import { lockDispatches } from './lock-dispatch.ts';
import { changeDispatch } from './move-dispatch.ts';
import { packingState } from './pack-dispatch.ts';
import { dispatchFiguresOf, lengthOfRolls } from './rolls.store.ts';

export async function closeShortOrder(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  const locked = await lockDispatches(tx, orderId);
  const { order, dispatches } = locked;
  const sent = dispatches.filter(({ status }) => hasLeft(status));
  const dispatched = lengthOfRolls(await dispatchFiguresOf(tx, order), sent);
  const { isOver: isComplete, isPacking } = packingState(dispatches);
  const problem = closingProblem({ dispatched, isPacking, isComplete });
  const last = sent.at(-1);
  if (problem !== null || !last) {
    const move = { from: order.status, to: 'closed_short', actor: 'staff' };
    throw new Refusal('illegal_transition', { ...move, message: problem ?? '' });
  }
  await changeDispatch(services, tx, order, last, {
    by,
    action: 'closed_short',
    details: { quantity: formatLength({ thousandths: dispatched, unit: order.unit }), reason },
    set: { is_last: true, closing_reason: reason },
  });
  // No invoice follows, so freight for what stays behind is never billed.
  const { minor } = billedSoFar(await invoicesOf(tx, order));
  await endBilling(services, tx, order, minor, by);
  await goodsArrive(services, tx, locked, by);
  await askForDocuments(services, tx, orderId);
  await notifyBuyer(services, tx, order, { dispatched, reason });
}

async function notifyBuyer(
  services: Services,
  tx: Queries,
  { order_id: orderId, fab_id: fabId, number, unit, buyer_unit, ...order }: OrderRow,
  { dispatched, reason }: { dispatched: bigint; reason: string },
): Promise<void> {
  const written = (thousandths: bigint) => formatLengthFor({ thousandths, unit }, buyer_unit);
  await sendNotification(services, tx, {
    customerId: order.assigned_to ?? order.customer_id,
    event: 'order_dispatched',
    occurrence: `closed:${orderId}`,
    link: inTransitLink({ fabId, orderId }),
    subject: `Order ${number} is closed with ${written(dispatched)} dispatched`,
    text: `${written(dispatched)} of the ${written(order.quantity_thousandths)} you ordered has been dispatched, and there will be no further shipments. You pay only for what was dispatched. Reason: ${reason}`,
  });
}
