/** An order dies: stock goes back to the shelf, its quote or its query is free again or closed with it. */
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { announceCatalogue } from '../catalogue/announce-catalogue.ts';
import { returnStock } from '../catalogue/draw-stock.ts';
import { lockRequest, type RequestRow } from '../requests/lock-request.ts';
import { moveRequest, touchRequest } from '../requests/move-request.ts';
import { cancelOpenInstalments } from './instalments.store.ts';
import type { OrderRow } from './lock-order.ts';
import { moveOrder, type OrderMover } from './move-order.ts';
import { recordOrderFact } from './order-facts.ts';
import { changeHolds } from './order-lines.store.ts';

export type Release = OrderMover & {
  as: 'customer' | 'staff' | 'clock';
  action: string;
  reason: string | null;
};

/** The row must be locked by `lockOrder`. What money came in is for payments to give back. */
export async function releaseOrder(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { as, by, action, reason }: Release,
): Promise<OrderRow> {
  const now = parts.clock.now();
  const dead = await moveOrder(parts, tx, order, 'cancelled', {
    as,
    by,
    action,
    ...(reason ? { details: { reason } } : {}),
    set: { cancelled_at: now, cancelled_by: as, cancel_reason: reason, held_until: null },
  });
  await cancelOpenInstalments(tx, order);
  if (order.confirmed_at !== null) await recordOrderFact(parts, tx, order, 'cancelled');
  if (order.request_fab_id !== null) await freeRequest(parts, tx, order, { by, reason });
  const holds = await changeHolds(tx, order, { to: 'released', as: 'cancellation', now });
  await returnStock(
    tx,
    holds.map(({ lot_id: lotId, thousandths }) => ({ lotId, thousandths })),
  );
  if (holds.length > 0) await announceCatalogue(parts, tx);
  return dead;
}

/** Nobody paid in time. */
export function cancelExpiredOrder(parts: Parts, tx: Queries, order: OrderRow): Promise<OrderRow> {
  return releaseOrder(parts, tx, order, {
    as: 'clock',
    by: { kind: 'system' },
    action: 'hold_ended',
    reason: null,
  });
}

/** The table asks for one of the six; what is told is the note. */
const CLOSE_REASON_ID = 4;

/** Before it was confirmed the approved quote can simply be ordered again; afterwards the query ends with its order. */
async function freeRequest(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { by, reason }: { by: HistoryActor; reason: string | null },
): Promise<void> {
  const request = await lockRequest(tx, order.brand_id, order.request_fab_id ?? '');
  if (request.status === 'quote_approved') {
    await touchRequest(parts, tx, request, { order_id: null });
    return;
  }
  if (!canClose(request)) return;
  await moveRequest(parts, tx, request, 'closed', {
    as: 'orders',
    by,
    action: 'order_cancelled',
    details: { number: order.number },
    set: {
      closed_at: parts.clock.now(),
      close_reason_id: CLOSE_REASON_ID,
      close_note: `Order ${order.number} was cancelled${reason ? `: ${reason}` : '.'}`,
    },
  });
}

function canClose({ status }: RequestRow): boolean {
  return nextStates(requestLifecycle, status, 'orders').includes('closed');
}
