import type { RollList } from '#contract/customer/delivery.ts';
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { rollView } from './delivery.view.ts';
import { dispatchesOf } from './dispatches.store.ts';
import { findRolls } from './find-dispatches.ts';
import { orderOfDispatch } from './list-dispatches.ts';

/** Whole, so that a device that is offline can still receive every roll. */
export async function listRolls(db: Queries, order: OrderRow): Promise<RollList> {
  const dispatches = await dispatchesOf(db, order, 'unlocked');
  const sent = new Set(dispatches.filter(({ status }) => hasLeft(status)).map((row) => row.dispatch_id));
  const rolls = (await findRolls(db, order)).filter(({ dispatch_id }) => sent.has(dispatch_id));
  return { unit: order.unit, records: rolls.map(rollView), total: rolls.length };
}

/** The revision is read first: a list that changes in between is then newer than it says, and is refused. */
export async function listRollsForStaff(
  db: Queries,
  dispatchId: string,
): Promise<RollList & { revision: number }> {
  const order = await orderOfDispatch(db, dispatchId);
  const dispatches = await dispatchesOf(db, order, 'unlocked');
  const revision = dispatches.find(({ dispatch_id }) => dispatch_id === dispatchId)?.revision ?? 1;
  const rolls = await findRolls(db, order, dispatchId);
  return { unit: order.unit, records: rolls.map(rollView), total: rolls.length, revision };
}
