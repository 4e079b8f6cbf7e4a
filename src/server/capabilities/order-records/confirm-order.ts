/** The advance is in, a transfer was matched or credit covers it: what was held is sold, and the mill may begin. */
import { dayInZone } from '#domain/shared/calendar.ts';
import { lockRequest } from '#server/capabilities/requests/lock-request.ts';
import { moveRequest } from '#server/capabilities/requests/move-request.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { OrderRow } from './lock-order.ts';
import { moveOrder, type OrderMover } from './move-order.ts';
import { recordOrderFact } from './order-facts.ts';
import { changeHolds } from './order-lines.store.ts';
import { plannedWork, promisedDispatch } from './promised-dispatch.ts';

/** The row must be locked by `lockOrder`. */
export async function confirmOrder(
  services: Services,
  tx: Queries,
  order: OrderRow,
  mover: OrderMover,
): Promise<OrderRow> {
  const now = services.clock.now();
  const confirmed = await moveOrder(services, tx, order, 'created', {
    ...mover,
    action: 'confirmed',
    set: {
      confirmed_at: now,
      held_until: null,
      // The mill's days are counted from the day it may begin.
      dispatch_by: await promisedDispatch(tx, plannedWork(order), {
        market: order.market,
        startsOn: dayInZone(now, order.zone),
      }),
    },
  });
  await changeHolds(tx, order, { to: 'taken', as: 'confirmation', now });
  await recordOrderFact(services, tx, order, 'confirmed');
  if (order.request_fab_id !== null) {
    const request = await lockRequest(tx, order.brand_id, order.request_fab_id);
    await moveRequest(services, tx, request, 'moved_to_production', {
      as: 'orders',
      by: mover.by,
      action: 'ordered',
      details: { number: order.number },
      set: { order_id: order.order_id },
    });
  }
  return confirmed;
}
