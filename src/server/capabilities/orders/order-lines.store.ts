/** The colours of an order, and the metres of the shelf it keeps from others. */
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';
import type { OrderRow } from './orders.store.ts';

type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;
export type OrderLineRow = { colour: string | null; quantity_thousandths: bigint; lot_id: string | null };

export async function insertLines(
  tx: Queries,
  { brand_id, order_id }: Owner,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const rows = lines.map((line, index) => ({ brand_id, order_id, position: index + 1, ...line }));
  await tx.scoped.insertInto('order_lines').values(rows).execute();
}

export function linesOf(db: Queries, owner: Owner): Promise<OrderLineRow[]> {
  return linesStatement.all(db, owner);
}

const linesStatement = scopedStatement(({ brand_id, order_id }: Owner, db) =>
  db
    .selectFrom('order_lines')
    .select(['colour', 'quantity_thousandths', 'lot_id'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('position'),
);

export type HoldState = 'held' | 'taken' | 'released';
export type HoldRow = { lot_id: string; thousandths: bigint };

export async function insertHolds(
  tx: Queries,
  { brand_id, order_id }: Owner,
  holds: readonly HoldRow[],
  now: Date,
): Promise<void> {
  if (holds.length === 0) return;
  const rows = holds.map((hold) => ({ brand_id, order_id, ...hold, state: 'held', changed_at: now }));
  await tx.scoped.insertInto('stock_holds').values(rows).execute();
}

/** Gives back exactly the holds that it changed. */
export function changeHolds(
  tx: Queries,
  { brand_id, order_id }: Owner,
  { from, to, now }: { from: readonly HoldState[]; to: HoldState; now: Date },
): Promise<HoldRow[]> {
  return tx.scoped
    .updateTable('stock_holds')
    .set({ state: to, changed_at: now })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', 'in', from)
    .returning(['lot_id', 'thousandths'])
    .execute();
}
