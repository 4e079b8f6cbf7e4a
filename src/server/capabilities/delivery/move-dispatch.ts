/** The one way a dispatch changes its status: by its life cycle, with a history row and a word to open screens. */
import {
  type DispatchActor,
  type DispatchStatus,
  dispatchLifecycle,
} from '#domain/delivery/dispatch-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor, HistoryEntry } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type DispatchColumns, type DispatchRow, updateDispatch } from './dispatches.store.ts';

/** In which part somebody acts, and who it is. */
export type DispatchMover = { as: DispatchActor; by: HistoryActor };

type DispatchChange = {
  by: HistoryActor;
  action: string;
  set: DispatchColumns;
  details?: HistoryEntry['details'];
};

/** The row must be locked; the copy that was handed over is brought up to date. */
export async function moveDispatch(
  services: Services,
  tx: Queries,
  order: OrderRow,
  dispatch: DispatchRow,
  to: DispatchStatus,
  { as, set, ...change }: DispatchMover & Omit<DispatchChange, 'set'> & { set?: DispatchColumns },
): Promise<void> {
  assertMove(dispatchLifecycle, dispatch.status, to, as);
  await changeDispatch(services, tx, order, dispatch, { ...change, set: { ...set, status: to } });
}

/** For changes that leave the status as it is. */
export async function changeDispatch(
  services: Services,
  tx: Queries,
  order: OrderRow,
  dispatch: DispatchRow,
  { by, action, set, details }: DispatchChange,
): Promise<void> {
  await updateDispatch(tx, dispatch, { ...set, changed_at: services.clock.now() });
  Object.assign(dispatch, set);
  await recordOrderChange(services, tx, order, {
    by,
    action,
    details: { dispatch: dispatch.number, ...details },
  });
}
