/** Everything that one mill was asked for and has won, whoever bought it; each read is held to the mill. */
import { sql } from 'kysely';
import type { RatingName } from '#domain/feedback/feedback.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

const MOST_ENQUIRIES = 60;
const MOST_ORDERS = 60;

export type EnquiryRow = {
  fab_id: string;
  number: string;
  quality: string;
  status: RequestStatus;
  quantity_thousandths: bigint;
  quantity_unit: LengthUnit;
  required_by: string | null;
  specification_version: number;
  invited_at: Date;
  declined_at: Date | null;
  is_link_open: boolean;
};

/** The newest invitation first. */
export async function enquiriesOfMill(
  db: Queries,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<EnquiryRow[]> {
  const { rows } = await sql<EnquiryRow>`
    select requested.fab_id, request.number, request.quality, request.status, request.quantity_thousandths,
      request.quantity_unit, request.required_by::text as required_by, request.specification_version,
      requested.invited_at, requested.declined_at, link.link_id is not null as is_link_open
    from supplier_invitations requested
    join fabric_requests request on request.brand_id = requested.brand_id and request.fab_id = requested.fab_id
    left join supplier_links link on link.brand_id = requested.brand_id and link.fab_id = requested.fab_id
      and link.supplier_id = requested.supplier_id and link.ended_at is null and link.expires_at > ${now}
    where requested.supplier_id = ${supplierId} and request.submitted_at is not null
    order by requested.invited_at desc, requested.fab_id limit ${MOST_ENQUIRIES}`.execute(db.unscoped);
  return rows;
}

export type WonOrderRow = {
  order_id: string;
  brand_id: string;
  number: string;
  quality: string;
  status: OrderStatus;
  confirmed_at: Date | null;
  quantity_thousandths: bigint;
  unit: LengthUnit;
  dispatch_by: string;
  market: Market;
  time_zone: string;
  supplier_rate_minor: bigint | null;
  currency: Currency;
  quoted_unit: LengthUnit | null;
};

/** Confirmed ones, the newest first; with the mill's own rate, never the buyer's. */
export async function ordersOfMill(
  db: Queries,
  { supplierId, orderId = null }: { supplierId: string; orderId?: string | null },
): Promise<WonOrderRow[]> {
  const { rows } = await sql<WonOrderRow>`
    select won.order_id, won.brand_id, won.number, won.quality, won.status, won.confirmed_at,
      won.quantity_thousandths, won.unit, won.dispatch_by::text as dispatch_by, companies.market, companies.time_zone,
      quoted.supplier_rate_minor, coalesce(quoted.currency, won.currency) as currency, quoted.unit as quoted_unit
    from orders won
    join companies on companies.brand_id = won.brand_id
    left join quote_versions quoted on quoted.brand_id = won.brand_id and quoted.quote_id = won.quote_id
      and quoted.version = won.quote_version
    where won.supplier_id = ${supplierId} and won.confirmed_at is not null
      and (${orderId}::uuid is null or won.order_id = ${orderId})
    order by won.confirmed_at desc, won.order_id limit ${MOST_ORDERS}`.execute(db.unscoped);
  return rows;
}

export type OpenTaskRow = {
  order_id: string;
  task_id: string;
  name: string;
  due: string;
  planned_end: string;
};

/** What the mill still has to do for its open orders, in the order of the plan. */
export async function openTasksOfMill(
  db: Queries,
  { supplierId, owners }: { supplierId: string; owners: readonly TaskOwner[] },
): Promise<OpenTaskRow[]> {
  const { rows } = await sql<OpenTaskRow>`
    select task.order_id, task.task_id, task.name, coalesce(task.revised_end, task.planned_end)::text as due,
      task.planned_end::text as planned_end
    from orders won
    join plan_tasks task on task.brand_id = won.brand_id and task.order_id = won.order_id
    where won.supplier_id = ${supplierId} and won.status = 'created'
      and task.status in ('pending', 'in_progress') and task.owner = any(${owners}::text[])
    order by task.order_id, task.position`.execute(db.unscoped);
  return rows;
}

export type ScoreRow = Record<RatingName, number | null>;

export async function scoresOfMill(db: Queries, supplierId: string): Promise<ScoreRow | undefined> {
  const { rows } = await sql<ScoreRow>`
    select avg(quality)::float8 as quality, avg(match)::float8 as match, avg(delivery)::float8 as delivery,
      avg(service)::float8 as service
    from feedback where supplier_id = ${supplierId}`.execute(db.unscoped);
  return rows[0];
}

export async function tagsOfMill(db: Queries, supplierId: string): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from feedback, unnest(tags) as tag
    where supplier_id = ${supplierId} group by tag order by count desc, tag limit 5`.execute(db.unscoped);
  return rows;
}
