/** Pages of orders: the page is found in an index alone, and comes with its counts in one query. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderTabCode } from '#domain/orders/order-tab.ts';
import type { Queries } from '#server/db/database.ts';
import { type FoundOrder, type OrderRow, orderRowOf } from '../orders.store.ts';

export type Page = { offset: number; limit: number };
export type ListedOrder = { row: OrderRow; dueMinor: bigint };
export type TabPage = { orders: ListedOrder[]; counts: Record<OrderTabCode, number> };

/** Without a page there is one row, with the counts alone. */
type Listed<Counts> = Counts & (FoundOrder | { order_id: null }) & { due_minor: bigint };
type Counted = { tab_10: bigint; tab_20: bigint; tab_40: bigint };

export async function tabPage(
  db: Queries,
  brandId: string,
  tab: OrderTabCode,
  { offset, limit }: Page,
): Promise<TabPage> {
  const { rows } = await sql<Listed<Counted>>`
    with counted as (
      select
        count(*) filter (where list_tab = 10) as tab_10,
        count(*) filter (where list_tab = 20) as tab_20,
        count(*) filter (where list_tab = 40) as tab_40
      from orders
      where brand_id = ${brandId} and list_tab is not null
    ), page as (
      select order_id from orders
      where brand_id = ${brandId} and list_tab = ${Number(tab)}
      order by listed_at desc, order_id desc
      offset ${offset} limit ${limit}
    )
    select counted.*, ${columns(brandId)}
    from counted left join page on true ${joins(brandId)}
    order by placed.listed_at desc, placed.order_id desc`.execute(db.scoped);
  const [counted] = rows;
  return {
    orders: ordersIn(rows),
    counts: {
      10: Number(counted?.tab_10 ?? 0),
      20: Number(counted?.tab_20 ?? 0),
      40: Number(counted?.tab_40 ?? 0),
    },
  };
}

/** Delivered and cancelled, newest happening first. */
export async function previousPage(
  db: Queries,
  brandId: string,
  { offset, limit }: Page,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const { rows } = await sql<Listed<{ total: bigint }>>`
    with counted as (
      select count(*) as total from orders
      where brand_id = ${brandId} and status in ('delivered', 'cancelled')
    ), page as (
      select order_id from orders
      where brand_id = ${brandId} and status in ('delivered', 'cancelled')
      order by listed_at desc, order_id desc
      offset ${offset} limit ${limit}
    )
    select counted.*, ${columns(brandId)}
    from counted left join page on true ${joins(brandId)}
    order by placed.listed_at desc, placed.order_id desc`.execute(db.scoped);
  return { orders: ordersIn(rows), total: Number(rows[0]?.total ?? 0) };
}

/** Those that wait for their first payment, the newest first. */
export async function heldOrders(db: Queries, brandId: string, limit: number): Promise<ListedOrder[]> {
  const { rows } = await sql<FoundOrder & { due_minor: bigint }>`
    with page as (
      select order_id from orders
      where brand_id = ${brandId} and status = 'provisional'
      order by created_at desc, order_id desc
      limit ${limit}
    )
    select ${columns(brandId)}
    from page ${joins(brandId)}
    order by placed.created_at desc, placed.order_id desc`.execute(db.scoped);
  return ordersIn(rows);
}

function columns(brandId: string): RawBuilder<unknown> {
  return sql`
    placed.*, companies.market, companies.time_zone, suppliers.alias, suppliers.city, coalesce((
      select sum(greatest(amount_minor - paid_minor - withheld_minor, 0))::bigint from instalments
      where instalments.brand_id = ${brandId} and instalments.order_id = placed.order_id
        and state in ('open', 'covered')
    ), 0) as due_minor`;
}

function joins(brandId: string): RawBuilder<unknown> {
  return sql`
    left join orders placed on placed.brand_id = ${brandId} and placed.order_id = page.order_id
    left join companies on companies.brand_id = placed.brand_id
    left join suppliers on suppliers.supplier_id = placed.supplier_id`;
}

function ordersIn(rows: readonly Listed<unknown>[]): ListedOrder[] {
  return rows.flatMap(({ due_minor, ...row }) =>
    row.order_id === null ? [] : [{ row: orderRowOf(row as FoundOrder), dueMinor: due_minor }],
  );
}
