/** A shipment is at the buyer's gate: staff say so, or the buyer has received every roll of it. */
import { Refusal } from '#domain/shared/refusal.ts';
import { stopAskingForShipment } from '#server/capabilities/payments/billing/ask-for-shipment.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type DispatchRow, insertEvent } from './dispatches.store.ts';
import { goodsArrive } from './goods-tasks.ts';
import { type LockedDispatches, lockDispatch } from './lock-dispatch.ts';
import { type DispatchMover, moveDispatch } from './move-dispatch.ts';
import { assertNotInvoiced } from './registration/not-invoiced.ts';

export async function deliverDispatch(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { dispatchId, place }: { dispatchId: string; place?: string | undefined },
): Promise<void> {
  const locked = await lockDispatch(tx, dispatchId);
  await arrive(services, tx, locked, locked.dispatch, { as: 'staff', by, place });
}

/** The dispatches must be locked. */
export async function arrive(
  services: Services,
  tx: Queries,
  locked: LockedDispatches,
  dispatch: DispatchRow,
  { as, by, place }: DispatchMover & { place?: string | undefined },
): Promise<void> {
  const now = services.clock.now();
  await moveDispatch(services, tx, locked.order, dispatch, 'delivered', {
    as,
    by,
    action: 'dispatch_delivered',
    set: { delivered_at: now },
  });
  await insertEvent(services, tx, dispatch, { kind: 'delivered', happenedAt: now, place });
  await goodsArrive(services, tx, locked, by);
}

/** The rolls go back to the shelf; the number is not used again. */
export async function cancelDispatch(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  dispatchId: string,
): Promise<void> {
  const { order, dispatch } = await lockDispatch(tx, dispatchId);
  if (dispatch.status === 'cancelled') throw new Refusal('not_found');
  await assertNotInvoiced(tx, dispatch);
  await moveDispatch(services, tx, order, dispatch, 'cancelled', {
    as: 'staff',
    by,
    action: 'dispatch_cancelled',
  });
  await stopAskingForShipment(services, tx, order, dispatchId, by);
}
