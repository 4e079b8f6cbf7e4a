/** The first goods leave the mill, once everything is paid that is due before. */
import { isPaidForDispatch } from '#domain/payments/plan/ask-for-shipment.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { moveOrder, type OrderMover } from '#server/capabilities/order-records/move-order.ts';
import { dispatchStateOf, lockInstalments } from '#server/capabilities/order-records/order-instalments.ts';
import { lockRequest } from '#server/capabilities/requests/lock-request.ts';
import { moveRequest } from '#server/capabilities/requests/move-request.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';

export async function markDispatched(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  orderId: string,
): Promise<OrderRow> {
  const mover = { as: 'production', by } as const;
  const order = await lockOrderForStaff(tx, orderId);
  await assertPaidForDispatch(tx, order);
  const dispatched = await moveOrder(services, tx, order, 'dispatched', { ...mover, action: 'dispatched' });
  await moveRequestOn(services, tx, order, mover);
  return dispatched;
}

/** What is due before these goods leave must be paid, or a bank's letter must stand for it. */
async function assertPaidForDispatch(tx: Queries, order: OrderRow): Promise<void> {
  const rows = await lockInstalments(tx, order);
  if (isPaidForDispatch(rows.map(dispatchStateOf))) return;
  const unpaid = rows.filter(({ state }) => state === 'open');
  const first = unpaid.find(({ dispatch_id }) => dispatch_id !== null) ?? unpaid[0];
  throw new Refusal('illegal_transition', {
    from: 'unpaid',
    to: 'dispatched',
    payFirst: first?.position ?? 0,
  });
}

/** The query behind the order moves on too, once production has brought it so far. */
async function moveRequestOn(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { by }: OrderMover,
): Promise<void> {
  if (order.request_fab_id === null) return;
  const request = await lockRequest(tx, order.brand_id, order.request_fab_id);
  if (!nextStates(requestLifecycle, request.status, 'delivery').includes('dispatched')) return;
  await moveRequest(services, tx, request, 'dispatched', { as: 'delivery', by, action: 'dispatched' });
}
