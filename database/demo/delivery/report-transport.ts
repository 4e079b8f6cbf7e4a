/** What the played transporter reports of the shipments of an order, and how they arrive. */
import { isOnTheWay } from '#domain/delivery/dispatch-status.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { deliverDispatch } from '#server/capabilities/delivery/deliver-dispatch.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import {
  type ReportedEvent,
  recordTransportEvent,
} from '#server/capabilities/delivery/record-transport-event.ts';
import { findOrderForStaff, type OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';

/** Where each report comes from. */
export function placeOf(
  kind: ReportedEvent['kind'] | 'delivered',
  { city, shipping, market }: Pick<OrderRow, 'city' | 'shipping' | 'market'>,
): string {
  if (kind === 'picked_up' || kind === 'departed') return city;
  if (kind === 'arrived' || kind === 'delayed') return market === 'IN' ? 'Hubballi' : 'Nhava Sheva';
  return kind === 'warehouse' ? 'Bhiwandi' : (shipping.city ?? shipping.country ?? city);
}

type Report = Pick<ReportedEvent, 'kind' | 'note'> & { eta?: CalendarDay };

export async function reportTransport(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  { orderId, ...report }: Report & { orderId: string },
): Promise<void> {
  const order = await findOrderForStaff(tx, orderId);
  for (const { dispatch_id: dispatchId } of await onTheWay(tx, order)) {
    await recordTransportEvent(parts, tx, by, { ...report, dispatchId, place: placeOf(report.kind, order) });
  }
}

export async function deliverGoods(parts: Parts, tx: Queries, by: DeskActor, orderId: string): Promise<void> {
  const order = await findOrderForStaff(tx, orderId);
  for (const { dispatch_id: dispatchId } of await onTheWay(tx, order)) {
    await deliverDispatch(parts, tx, by, { dispatchId, place: placeOf('delivered', order) });
  }
}

async function onTheWay(tx: Queries, order: OrderRow) {
  return (await findDispatches(tx, order)).filter(({ status }) => isOnTheWay(status));
}
