/** Pages of orders: the page is found in an index alone, and comes with its counts in one query. */
import { type RawBuilder, sql } from 'kysely';
import { USUAL_PAGE_LIMIT } from '#contract/record-fields.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_TAB_PAGE_SIZE } from '#domain/orders/order-tab.ts';
import type { Queries } from '#server/db/database.ts';
import { countedStates, readCounts, type StateCounts } from '#server/db/list-counts.ts';
import { pagedStatement } from '#server/db/paged-statement.ts';
import { scopedStatement } from '#server/db/statement.ts';
import type { OrderRow } from '../orders.store.ts';
import type { CardRow } from './order-card.ts';

export type Page = { brandId: string; offset: number; limit: number };
export type ListedOrders = { orders: CardRow[]; states: StateCounts };

/** Without a page there is one row, with the counts alone. */
type ListedRow = { counts: string } & (CardRow | { card: null });

const CARD_COLUMNS = sql.raw(
  [
    'card::text as card',
    'status',
    'currency',
    'due_minor',
    'dispatch_by',
    'likely_dispatch',
    'likely_delivery',
    'held_until',
    'confirmed_at',
    'delivered_at',
    'cancelled_at',
    'material_booked_at',
    'needs_approval_code',
    'approved_at',
    'next_due_on',
    'payment_in_progress',
    'feedback_at',
    'kind',
    'issue_status',
    'issue_reason',
  ]
    .map((column) => `placed.${column}`)
    .join(', '),
);

/** Delivered and cancelled; written out, so that PostgreSQL recognises the index of them. */
export const PREVIOUS_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled'];
const IN_PREVIOUS = sql`status in ('delivered', 'cancelled')`;

/** On home; the whole list has pages of the usual size. */
export const LAST_ORDERS_SHOWN = 3;
const PREVIOUS_SIZES = [LAST_ORDERS_SHOWN, USUAL_PAGE_LIMIT];
const TAB_SIZES = [...new Set(Object.values(ORDER_TAB_PAGE_SIZE))];
const tabStatement = pagedStatement(TAB_SIZES, ({ brandId, tab }: Page & { tab: number }, page) =>
  listed(brandId, { page, inList: sql`brand_id = ${brandId} and list_tab = ${tab}` }),
);
const previousStatement = pagedStatement(PREVIOUS_SIZES, ({ brandId }: Page, page) =>
  listed(brandId, { page, inList: sql`brand_id = ${brandId} and ${IN_PREVIOUS}` }),
);

export async function tabPage(db: Queries, page: Page & { tab: number }): Promise<ListedOrders> {
  return ordersIn(await tabStatement.all(db, page));
}

export async function previousPage(db: Queries, page: Page): Promise<ListedOrders> {
  return ordersIn(await previousStatement.all(db, page));
}

/** Newest happening first. */
function listed(brandId: string, { page, inList }: Record<'page' | 'inList', RawBuilder<unknown>>) {
  return sql<ListedRow>`
    with counted as (${countedStates(brandId, 'orders')}), page as (
      select order_id from orders where ${inList}
      order by listed_at desc, order_id desc
      ${page}
    )
    select counted.counts, ${CARD_COLUMNS}
    from counted left join page on true
    left join orders placed on placed.brand_id = ${brandId} and placed.order_id = page.order_id
    order by placed.listed_at desc, placed.order_id desc`;
}

export type FoundOrders = { orders: CardRow[]; total: number };

/** Those in which every pattern is found, the newest first. */
export async function foundOrders(
  db: Queries,
  page: Page & { patterns: readonly string[] },
): Promise<FoundOrders> {
  const rows = await foundStatement.all(db, page);
  return {
    orders: rows.filter((row): row is FoundRow & CardRow => row.card !== null),
    total: Number(rows[0]?.found ?? 0),
  };
}

type FoundRow = { found: bigint } & (CardRow | { card: null });

const foundStatement = scopedStatement(
  ({ brandId, offset, limit, patterns }: Page & { patterns: readonly string[] }) => sql<FoundRow>`
    with matching as (
      select order_id, created_at from orders
      where brand_id = ${brandId} and search_text like all(${patterns}::text[])
    ), page as (
      select order_id from matching order by created_at desc, order_id desc offset ${offset} limit ${limit}
    )
    select counted.found, ${CARD_COLUMNS}
    from (select count(*) as found from matching) counted
    left join page on true
    left join orders placed on placed.brand_id = ${brandId} and placed.order_id = page.order_id
    order by placed.created_at desc, placed.order_id desc`,
);

export type HeldOrder = CardRow & Pick<OrderRow, 'order_id' | 'credit_days'> & { time_zone: string };

/** Those that wait for their first payment, the newest first. */
export const heldOrders = scopedStatement(
  ({ brandId, limit }: { brandId: string; limit: number }) => sql<HeldOrder>`
    select ${CARD_COLUMNS}, placed.order_id, placed.credit_days, companies.time_zone
    from orders placed join companies on companies.brand_id = placed.brand_id
    where placed.brand_id = ${brandId} and placed.status = 'provisional'
    order by placed.created_at desc, placed.order_id desc
    limit ${limit}`,
);

function ordersIn(rows: readonly ListedRow[]): ListedOrders {
  return {
    orders: rows.filter((row): row is ListedRow & CardRow => row.card !== null),
    states: readCounts(rows[0]?.counts),
  };
}
