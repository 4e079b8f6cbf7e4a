/** The colours of an order, and the metres of the shelf it keeps from others. */

import { sql } from 'kysely';
import { stockHoldLifecycle } from '#domain/orders/stock-hold-state.ts';
import { statesBefore } from '#domain/shared/lifecycle.ts';
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

/** One order of a company at a time, across processes, so that the number of its holds cannot be raced. */
export async function lockUnpaidHolds(tx: Queries, brandId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid holds ${brandId}`}, 0))`.execute(
    tx.scoped,
  );
}

/** Unpaid orders that keep stock from others, and orders that were paid. */
export async function countHolds(
  tx: Queries,
  brandId: string,
  now: Date,
): Promise<{ held: number; paidOrders: number }> {
  const { rows } = await sql<{ held: number; paid_orders: number }>`
    select
      count(*) filter (where status = 'provisional' and held_until > ${now} and exists (
        select from stock_holds where stock_holds.brand_id = orders.brand_id
          and stock_holds.order_id = orders.order_id and state = 'held'))::int as held,
      count(*) filter (where status not in ('provisional', 'cancelled'))::int as paid_orders
    from orders where brand_id = ${brandId}`.execute(tx.scoped);
  return { held: rows[0]?.held ?? 0, paidOrders: rows[0]?.paid_orders ?? 0 };
}

/** Gives back exactly the holds that it changed. */
type HoldMove =
  | { to: 'taken'; as: 'confirmation'; now: Date }
  | { to: 'released'; as: 'cancellation'; now: Date };

export function changeHolds(
  tx: Queries,
  { brand_id, order_id }: Owner,
  { to, as, now }: HoldMove,
): Promise<HoldRow[]> {
  return tx.scoped
    .updateTable('stock_holds')
    .set({ state: to, changed_at: now })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', 'in', statesBefore(stockHoldLifecycle, to, as))
    .returning(['lot_id', 'thousandths'])
    .execute();
}
