/** Orders of all companies: the page is found in an index alone, and each row comes with what has to happen next. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderSort } from '#contract/staff/order-desk.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { ProductionStage } from '#domain/production/production-stage.ts';
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

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
  created_at: Date;
  task_id: string | null;
  task_name: string;
  stage: ProductionStage;
  owner: TaskOwner;
  due_on: string;
};

const ORDER: Readonly<Record<OrderSort, RawBuilder<unknown>>> = {
  dispatch: sql`dispatch_by, order_id`,
  '-dispatch': sql`dispatch_by desc, order_id desc`,
  placed: sql`created_at, order_id`,
  '-placed': sql`created_at desc, order_id desc`,
};

/** The first task that has not ended. */
function nextTaskOf(order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select task_id, name as task_name, stage, owner, coalesce(revised_end, planned_end) as due_on from plan_tasks
    where plan_tasks.order_id = ${order} and plan_tasks.status in ('pending', 'in_progress')
    order by position, task_id limit 1`;
}

export type DeskOrderPage = {
  status: OrderStatus;
  search: readonly string[] | null;
  sort: OrderSort;
  offset: number;
  limit: number;
};

/** Staff serve all companies, so no tenant is named. */
export async function deskOrderPage(
  db: Queries,
  { status, search, sort, offset, limit }: DeskOrderPage,
): Promise<{ orders: DeskOrderRow[]; total: number }> {
  const searched = search === null ? sql`` : sql`and search_text like all(${search}::text[])`;
  const matching = sql`orders where status = ${status} ${searched}`;
  const { rows } = await sql<(DeskOrderRow | { order_id: null }) & { found: bigint }>`
    with page as (
      select order_id, row_number() over (order by ${ORDER[sort]}) as place
      from ${matching} order by ${ORDER[sort]} offset ${offset} limit ${limit}
    )
    select counted.found, placed.order_id, placed.number, placed.status, companies.name as company, companies.market,
      placed.quality, placed.quantity_thousandths, placed.unit, placed.total_minor,
      placed.due_minor, placed.currency, placed.dispatch_by, placed.created_at, next.*
    from (select count(*) as found from ${matching}) counted
    left join page on true
    left join orders placed on placed.order_id = page.order_id
    left join companies on companies.brand_id = placed.brand_id
    left join lateral (${nextTaskOf(sql`placed.order_id`)}) next on true
    order by page.place`.execute(db.forStaff);
  return {
    orders: rows.filter((row): row is DeskOrderRow & { found: bigint } => row.order_id !== null),
    total: Number(rows[0]?.found ?? 0),
  };
}
