/** One dispatch with its order and plan, locked in the order that everybody takes them: request, order, tasks, dispatches. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type LockedPlan, lockPlan } from '../production/lock-plan.ts';
import { type DispatchRow, dispatchesOf, orderOfAnyDispatch } from './dispatches.store.ts';

export type LockedDispatches = LockedPlan & { dispatches: DispatchRow[] };
export type LockedDispatch = LockedDispatches & { dispatch: DispatchRow };

export async function lockDispatches(tx: Queries, orderId: string): Promise<LockedDispatches> {
  const plan = await lockPlan(tx, orderId);
  return { ...plan, dispatches: await dispatchesOf(tx, plan.order, 'locked') };
}

/** For staff, who name it only by its id. */
export async function lockDispatch(tx: Queries, dispatchId: string): Promise<LockedDispatch> {
  const owner = await orderOfAnyDispatch(tx, dispatchId);
  if (!owner) throw new Refusal('not_found');
  const locked = await lockDispatches(tx, owner.order_id);
  const dispatch = locked.dispatches.find((row) => row.dispatch_id === dispatchId);
  if (!dispatch) throw new Refusal('not_found');
  return { ...locked, dispatch };
}
