/** Orders of all companies: the page is found in an index alone, and each row comes with what has to happen next. */

import { type RawBuilder, sql } from 'kysely';
import type { OrderColumn, OrderSort } from '#contract/staff/order-desk.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { ProductionStage } from '#domain/production/production-stage.ts';
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { actingOwner } from '../production/acting-owner.ts';

export type DeskOrderRow = {
  order_id: string;
  number: string;
  status: OrderStatus;
  company: string;
  market: Market;
  quality: string;
  quantity_thousandths: bigint;
  unit: LengthUnit;
  total_minor: bigint;
  due_minor: bigint;
  currency: Currency;
  dispatch_by: string;
  likely_dispatch: string | null;
  created_at: Date;
  task_id: string | null;
  task_name: string;
  stage: ProductionStage;
  owner: TaskOwner;
  due_on: string;
};

/** What each column sorts by; those of the order itself may have an index. */
const SORTED_BY: Readonly<Record<OrderColumn, RawBuilder<unknown>>> = {
  dispatch: sql`orders.dispatch_by`,
  placed: sql`orders.created_at`,
  number: sql`orders.number`,
  quality: sql`orders.quality`,
  quantity: sql`orders.quantity_thousandths`,
  total: sql`orders.total_minor`,
  due: sql`orders.due_minor`,
  status: sql`orders.status`,
  company: sql`(select lower(name) from companies where companies.brand_id = orders.brand_id)`,
  next: sql`(select next.due_on from (${nextTaskOf('orders')}) next)`,
};

function inOrder(sort: OrderSort): RawBuilder<unknown> {
  const isDescending = sort.startsWith('-');
  const column = (isDescending ? sort.slice(1) : sort) as OrderColumn;
  const by = SORTED_BY[column];
  if (!isDescending) return sql`${by}, orders.order_id`;
  // Only an order without a next task has none; an index would not be read along `nulls last`.
  return sql`${by} desc ${column === 'next' ? sql`nulls last` : sql``}, orders.order_id desc`;
}

/** A word of the order itself, of its company, or of its supplier: each is found by an index of its own. */
function hasWord(pattern: string): RawBuilder<unknown> {
  return sql`orders.order_id in (
    select order_id from orders where search_text like ${pattern}
    union all
    select order_id from orders where brand_id in (select brand_id from companies where lower(name) like ${pattern})
    union all
    select order_id from orders where supplier_id in (
      select supplier_id from suppliers where lower(name) like ${pattern} or lower(alias) like ${pattern}
    )
  )`;
}

/** The first task that has not ended. */
function nextTaskOf(order: string): RawBuilder<unknown> {
  return sql`
    select task_id, name as task_name, stage, ${actingOwner('plan_tasks')} as owner, coalesce(revised_end, planned_end) as due_on from plan_tasks
    where plan_tasks.brand_id = ${sql.ref(`${order}.brand_id`)} and plan_tasks.order_id = ${sql.ref(`${order}.order_id`)}
      and plan_tasks.status in ('pending', 'in_progress')
    order by position, task_id limit 1`;
}

export type DeskOrderPage = {
  /** Null: whatever the status. */
  statuses: readonly OrderStatus[] | null;
  search: readonly string[] | null;
  sort: OrderSort;
  offset: number;
  limit: number;
};

/** Staff serve all companies, so no tenant is named. */
export async function deskOrderPage(
  db: Queries,
  { statuses, search, sort, offset, limit }: DeskOrderPage,
): Promise<{ orders: DeskOrderRow[]; total: number }> {
  const [only, ...others] = statuses ?? [];
  // One status alone is written as one, so that the page comes out of its index in order.
  const inStatus =
    others.length === 0 ? sql`orders.status = ${only}` : sql`orders.status = any(${statuses}::text[])`;
  const conditions = [...(only ? [inStatus] : []), ...(search ?? []).map(hasWord)];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const matching = sql`orders ${where}`;
  const { rows } = await sql<(DeskOrderRow | { order_id: null }) & { found: bigint }>`
    with page as (
      select order_id, row_number() over () as place
      from (
        select orders.order_id from ${matching} order by ${inOrder(sort)} offset ${offset} limit ${limit}
      ) sorted
    ), shown as (
      select page.place, placed.order_id, placed.number, placed.status, companies.name as company, companies.market,
      placed.quality, placed.quantity_thousandths, placed.unit, placed.total_minor,
        placed.due_minor, placed.currency, placed.dispatch_by, placed.likely_dispatch, placed.created_at, next.*
      from page
      join orders placed on placed.order_id = page.order_id
      join companies on companies.brand_id = placed.brand_id
      left join lateral (${nextTaskOf('placed')}) next on true
    )
    select counted.found, shown.* from (select count(*) as found from ${matching}) counted
    left join shown on true order by shown.place`.execute(db.forStaff);
  return {
    orders: rows.filter((row): row is DeskOrderRow & { found: bigint } => row.order_id !== null),
    total: Number(rows[0]?.found ?? 0),
  };
}
