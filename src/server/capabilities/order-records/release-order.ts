/** An order dies: stock goes back to the shelf, its quote or its query is free again or closed with it. */
import { type OrderApproval, orderApprovalLifecycle } from '#domain/orders/order-approval.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { announceStock } from '#server/capabilities/catalogue/announce-stock.ts';
import { returnStock } from '#server/capabilities/catalogue/draw-stock.ts';
import { lockRequest, type RequestRow } from '#server/capabilities/requests/lock-request.ts';
import { moveRequest, touchRequest } from '#server/capabilities/requests/move-request.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { cancelOpenInstalments } from './instalments.store.ts';
import type { OrderRow } from './lock-order.ts';
import { moveOrder, type OrderMover } from './move-order.ts';
import { notifyUnapproved } from './notify-buyer.ts';
import { recordOrderFact } from './order-facts.ts';
import { changeHolds } from './order-lines.store.ts';

export type Release = OrderMover & {
  as: 'customer' | 'staff' | 'clock';
  action: string;
  reason: string | null;
};

/** The row must be locked by `lockOrder`. What money came in is for payments to give back. */
export async function releaseOrder(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { as, by, action, reason }: Release,
): Promise<OrderRow> {
  const now = services.clock.now();
  const dead = await moveOrder(services, tx, order, 'cancelled', {
    as,
    by,
    action,
    ...(reason ? { details: { reason } } : {}),
    set: {
      cancelled_at: now,
      cancelled_by: as,
      cancel_reason: reason,
      held_until: null,
      ...endedApproval(order, as),
    },
  });
  await cancelOpenInstalments(tx, order);
  if (order.confirmed_at !== null) await recordOrderFact(services, tx, order, 'cancelled');
  if (order.request_fab_id !== null) await freeRequest(services, tx, order, { by, reason });
  const holds = await changeHolds(tx, order, { to: 'released', as: 'cancellation', now });
  await returnStock(
    tx,
    holds.map(({ lot_id: lotId, thousandths }) => ({ lotId, thousandths })),
  );
  if (holds.length > 0) await announceStock(services, tx, order.fab_id);
  return dead;
}

/** What no colleague has approved dies with its order; what was approved stays so. */
function endedApproval({ approval_state }: OrderRow, as: Release['as']): { approval_state?: OrderApproval } {
  if (approval_state === null) return {};
  const may = nextStates(orderApprovalLifecycle, approval_state, as === 'clock' ? 'clock' : 'maker');
  return may.includes('ended') ? { approval_state: 'ended' } : {};
}

/** Nobody paid in time, or nobody approved: only the latter is told, because its maker waits for somebody else. */
export async function cancelExpiredOrder(
  services: Services,
  tx: Queries,
  order: OrderRow,
): Promise<OrderRow> {
  const dead = await releaseOrder(services, tx, order, {
    as: 'clock',
    by: { kind: 'system' },
    action: 'hold_ended',
    reason: null,
  });
  if (order.approval_state === 'waiting') await notifyUnapproved(services, tx, order);
  return dead;
}

/** The table asks for one of the six; what is told is the note. */
const CLOSE_REASON_ID = 4;

/** Before it was confirmed the approved quote can simply be ordered again; afterwards the query ends with its order. */
async function freeRequest(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { by, reason }: { by: HistoryActor; reason: string | null },
): Promise<void> {
  const request = await lockRequest(tx, order.brand_id, order.request_fab_id ?? '');
  if (request.status === 'quote_approved') {
    await touchRequest(services, tx, request, { order_id: null });
    return;
  }
  if (!canClose(request)) return;
  await moveRequest(services, tx, request, 'closed', {
    as: 'orders',
    by,
    action: 'order_cancelled',
    details: { number: order.number },
    set: {
      closed_at: services.clock.now(),
      close_reason_id: CLOSE_REASON_ID,
      close_note: `Order ${order.number} was cancelled${reason ? `: ${reason}` : '.'}`,
    },
  });
}

function canClose({ status }: RequestRow): boolean {
  return nextStates(requestLifecycle, status, 'orders').includes('closed');
}
