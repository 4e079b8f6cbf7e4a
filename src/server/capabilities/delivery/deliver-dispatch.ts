/** A shipment is at the buyer's gate: staff say so, or the buyer has received every roll of it. */
import { Refusal } from '#domain/shared/refusal.ts';
import { stopAskingForShipment } from '#server/capabilities/payments/billing/ask-for-shipment.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { type DispatchRow, insertEvent } from './dispatches.store.ts';
import { goodsArrive } from './goods-tasks.ts';
import { type LockedDispatches, lockDispatch } from './lock-dispatch.ts';
import { type DispatchMover, moveDispatch } from './move-dispatch.ts';
import { assertNotInvoiced } from './registration/not-invoiced.ts';

export async function deliverDispatch(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  { dispatchId, place }: { dispatchId: string; place?: string | undefined },
): Promise<void> {
  const locked = await lockDispatch(tx, dispatchId);
  await arrive(parts, tx, locked, locked.dispatch, { as: 'staff', by, place });
}

/** The dispatches must be locked. */
export async function arrive(
  parts: Parts,
  tx: Queries,
  locked: LockedDispatches,
  dispatch: DispatchRow,
  { as, by, place }: DispatchMover & { place?: string | undefined },
): Promise<void> {
  const now = parts.clock.now();
  await moveDispatch(parts, tx, locked.order, dispatch, 'delivered', {
    as,
    by,
    action: 'dispatch_delivered',
    set: { delivered_at: now },
  });
  await insertEvent(parts, tx, dispatch, { kind: 'delivered', happenedAt: now, place });
  await goodsArrive(parts, tx, locked, by);
}

/** The rolls go back to the shelf; the number is not used again. */
export async function cancelDispatch(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  dispatchId: string,
): Promise<void> {
  const { order, dispatch } = await lockDispatch(tx, dispatchId);
  if (dispatch.status === 'cancelled') throw new Refusal('not_found');
  await assertNotInvoiced(tx, dispatch);
  await moveDispatch(parts, tx, order, dispatch, 'cancelled', {
    as: 'staff',
    by,
    action: 'dispatch_cancelled',
  });
  await stopAskingForShipment(parts, tx, order, dispatchId, by);
}
