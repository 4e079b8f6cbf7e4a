/** Shipments that lately moved, and one step of their way, through the same use-cases that the desk works with. */

import { reportedPlace } from '#demo/delivery/report-transport.ts';
import type { TransportEventKind } from '#domain/delivery/transport-event.ts';
import { deliverDispatch } from '#server/capabilities/delivery/deliver-dispatch.ts';
import { recordTransportEvent } from '#server/capabilities/delivery/record-transport-event.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { watchedSince } from '../watched-time.ts';
import type { DueDelivery, WatchedDispatch } from './due-delivery.ts';

const MOST_WATCHED = 100;

/** Read across all buyers, as the desk does. */
export async function readDelivery(db: Queries, now: Date): Promise<WatchedDispatch[]> {
  const rows = await db.unscoped
    .selectFrom('dispatches')
    .select(['dispatch_id', 'order_id', 'changed_at'])
    .select((eb) =>
      eb
        .selectFrom('transport_events')
        .select('kind')
        .whereRef('transport_events.dispatch_id', '=', 'dispatches.dispatch_id')
        .orderBy('happened_at', 'desc')
        .orderBy('event_id', 'desc')
        .limit(1)
        .as('last_event'),
    )
    .where('status', 'in', ['dispatched', 'warehouse'])
    .where('changed_at', '>', watchedSince(now))
    .orderBy('changed_at')
    .limit(MOST_WATCHED)
    .execute();
  return rows.map(({ dispatch_id, order_id, changed_at, last_event }) => ({
    dispatchId: dispatch_id,
    orderId: order_id,
    changedAt: changed_at,
    lastEvent: last_event as TransportEventKind | null,
  }));
}

export async function doDelivery(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { dispatchId, orderId, kind }: DueDelivery,
): Promise<void> {
  const place = reportedPlace(kind, await findOrderForStaff(tx, orderId));
  if (kind === 'delivered') await deliverDispatch(services, tx, by, { dispatchId, place });
  else await recordTransportEvent(services, tx, by, { dispatchId, kind, place });
}
