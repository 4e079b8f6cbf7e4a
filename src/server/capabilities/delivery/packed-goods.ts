/** How much one shipment carries, and how much left before it. */
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { DispatchRow } from './dispatches.store.ts';
import { dispatchFiguresOf, lengthOfRolls } from './rolls.store.ts';

type OneOfOrder = { order: OrderRow; dispatch: DispatchRow; dispatches: readonly DispatchRow[] };
export type Goods = { before: bigint; now: bigint };

export async function goodsOf(db: Queries, { order, dispatch, dispatches }: OneOfOrder): Promise<Goods> {
  const figures = await dispatchFiguresOf(db, order);
  const before = lengthOfRolls(
    figures,
    dispatches.filter(({ status }) => hasLeft(status)),
  );
  return { before, now: lengthOfRolls(figures, [dispatch]) };
}
