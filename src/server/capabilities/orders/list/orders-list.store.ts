/** Pages of orders: the page is found in an index alone, and comes with its counts in one query. */
import { type RawBuilder, sql } from 'kysely';
import { USUAL_PAGE_LIMIT } from '#contract/record-fields.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_TAB_PAGE_SIZE } from '#domain/orders/order-tab.ts';
import { isAssignable } from '#server/capabilities/colleagues/find-assignee.ts';
import type { OrderRow } from '#server/capabilities/order-records/orders.store.ts';
import type { Queries } from '#server/db/database.ts';
import { countedRows, countedStates, readCounts, type StateCounts } from '#server/db/lists/list-counts.ts';
import { pagedStatement } from '#server/db/lists/paged-statement.ts';
import { scopedStatement } from '#server/db/statement.ts';
import type { CardRow } from './order-card.ts';

/** `assignee` null: of everybody in the company. */
export type ListOwner = { brandId: string; assignee: string | null };
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
    'approval_state',
    'next_due_on',
    'payment_in_progress',
    'feedback_at',
    'kind',
    'issue_status',
    'issue_reason',
    'assigned_to',
  ]
    .map((column) => `placed.${column}`)
    .concat('assignee.name as assignee_name')
    .join(', '),
);

/** Delivered and cancelled; written out, so that PostgreSQL recognises the index of them. */
export const PREVIOUS_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled'];
const IN_PREVIOUS = sql`status in ('delivered', 'cancelled')`;

/** Stands for both among the counts of one colleague. */
export const OWN_PREVIOUS = 'previous';

/** On home; the whole list has pages of the usual size. */
export const LAST_ORDERS_SHOWN = 3;
const PREVIOUS_SIZES = [LAST_ORDERS_SHOWN, USUAL_PAGE_LIMIT];
const TAB_SIZES = [...new Set(Object.values(ORDER_TAB_PAGE_SIZE))];
type OwnedPage = ListOwner & Page;
type TabOfPage = OwnedPage & { tab: number };

const STATEMENTS = { all: statementsFor(allWork), mine: statementsFor(ownWork) };

type Scope = { counted: RawBuilder<unknown>; ofColleague: RawBuilder<unknown> };

function allWork({ brandId }: ListOwner): Scope {
  return { counted: countedStates(brandId, 'orders'), ofColleague: sql`` };
}

/** Of one colleague nothing is kept: their rows are counted along the index of their tabs. */
function ownWork({ brandId, assignee }: ListOwner): Scope {
  const own = sql`from orders where brand_id = ${brandId} and assigned_to = ${assignee}`;
  return {
    counted: countedRows(sql`
      select list_tab::text as state, count(*) as records ${own} and list_tab is not null group by list_tab
      union all
      select ${sql.lit(OWN_PREVIOUS)}, count(*) ${own} and ${IN_PREVIOUS}`),
    ofColleague: sql`and assigned_to = ${assignee}`,
  };
}

function statementsFor(scope: (owner: ListOwner) => Scope) {
  return {
    tab: pagedStatement(TAB_SIZES, (owner: TabOfPage, page) =>
      listed(owner.brandId, { ...scope(owner), page, inList: sql`list_tab = ${owner.tab}` }),
    ),
    previous: pagedStatement(PREVIOUS_SIZES, (owner: OwnedPage, page) =>
      listed(owner.brandId, { ...scope(owner), page, inList: IN_PREVIOUS }),
    ),
  };
}

function statementsOf({ assignee }: ListOwner) {
  return STATEMENTS[assignee === null ? 'all' : 'mine'];
}

export async function tabPage(db: Queries, page: TabOfPage): Promise<ListedOrders> {
  return ordersIn(await statementsOf(page).tab.all(db, page));
}

export async function previousPage(db: Queries, page: OwnedPage): Promise<ListedOrders> {
  return ordersIn(await statementsOf(page).previous.all(db, page));
}

/** Newest happening first. */
function listed(
  brandId: string,
  { counted, ofColleague, page, inList }: Scope & Record<'page' | 'inList', RawBuilder<unknown>>,
) {
  return sql<ListedRow>`
    with counted as (${counted}), page as (
      select order_id from orders where brand_id = ${brandId} and ${inList} ${ofColleague}
      order by listed_at desc, order_id desc
      ${page}
    )
    select counted.counts, ${CARD_COLUMNS}
    from counted left join page on true
    left join orders placed on placed.brand_id = ${brandId} and placed.order_id = page.order_id
    ${withAssignee(brandId)}
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
    ${withAssignee(brandId)}
    order by placed.created_at desc, placed.order_id desc`,
);

export type HeldOrder = CardRow & Pick<OrderRow, 'order_id' | 'credit_days'> & { time_zone: string };

/** Those that wait for their first payment, the newest first. */
export const heldOrders = scopedStatement(
  ({ brandId, limit }: { brandId: string; limit: number }) => sql<HeldOrder>`
    select ${CARD_COLUMNS}, placed.order_id, placed.credit_days, companies.time_zone
    from orders placed join companies on companies.brand_id = placed.brand_id
    ${withAssignee(brandId)}
    where placed.brand_id = ${brandId} and placed.status = 'provisional'
    order by placed.created_at desc, placed.order_id desc
    limit ${limit}`,
);

function withAssignee(brandId: string): RawBuilder<unknown> {
  return sql`left join people assignee on assignee.brand_id = ${brandId}
      and assignee.customer_id = placed.assigned_to and ${isAssignable('order')}`;
}

function ordersIn(rows: readonly ListedRow[]): ListedOrders {
  return {
    orders: rows.filter((row): row is ListedRow & CardRow => row.card !== null),
    states: readCounts(rows[0]?.counts),
  };
}
