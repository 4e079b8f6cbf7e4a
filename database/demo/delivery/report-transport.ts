/** What the played transporter reports of the shipments of an order, and how they arrive. */
import { isOnTheWay } from '#domain/delivery/dispatch-status.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { deliverDispatch } from '#server/capabilities/delivery/deliver-dispatch.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import {
  type ReportedEvent,
  recordTransportEvent,
} from '#server/capabilities/delivery/record-transport-event.ts';
import { findOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';

/** Where each report comes from. */
export function reportedPlace(
  kind: ReportedEvent['kind'] | 'delivered',
  { city, shipping, market }: Pick<OrderRow, 'city' | 'shipping' | 'market'>,
): string {
  if (kind === 'picked_up' || kind === 'departed') return city;
  if (kind === 'arrived' || kind === 'delayed') return market === 'IN' ? 'Hubballi' : 'Nhava Sheva';
  return kind === 'warehouse' ? 'Bhiwandi' : (shipping.city ?? shipping.country ?? city);
}

type Report = Pick<ReportedEvent, 'kind' | 'note'> & { eta?: CalendarDay };

export async function reportTransport(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { orderId, ...report }: Report & { orderId: string },
): Promise<void> {
  const order = await findOrderForStaff(tx, orderId);
  for (const { dispatch_id: dispatchId } of await onTheWay(tx, order)) {
    await recordTransportEvent(services, tx, by, {
      ...report,
      dispatchId,
      place: reportedPlace(report.kind, order),
    });
  }
}

export async function deliverGoods(
  services: Services,
  tx: Queries,
  by: DeskActor,
  orderId: string,
): Promise<void> {
  const order = await findOrderForStaff(tx, orderId);
  for (const { dispatch_id: dispatchId } of await onTheWay(tx, order)) {
    await deliverDispatch(services, tx, by, { dispatchId, place: reportedPlace('delivered', order) });
  }
}

async function onTheWay(tx: Queries, order: OrderRow) {
  return (await findDispatches(tx, order)).filter(({ status }) => isOnTheWay(status));
}
