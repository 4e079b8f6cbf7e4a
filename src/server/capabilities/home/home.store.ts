/** What home reads: a handful of rows of one company, each found by an index. */
import { type RawBuilder, sql } from 'kysely';
import type { PaymentInProgress } from '#contract/order-fields.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { StoredInstalmentKind } from '#domain/payments/plan/payment-plan.ts';
import type { StandardKind } from '#domain/production/standards/standard-status.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import { countedStates } from '#server/db/lists/list-counts.ts';
import { scopedStatement } from '#server/db/statement.ts';

/** Nobody works through more in one sitting; the lists have the rest. */
const AT_MOST = 20;
/** Invoices of one order that wait at once. */
const MOST_PARTS = 10;

export type PayableOrder = {
  order_id: string;
  fab_id: string;
  number: string;
  quality: string;
  specification: RequestDraft;
  status: OrderStatus;
  held_until: Date | null;
  currency: Currency;
  payment_in_progress: PaymentInProgress | null;
  due_on: CalendarDay | null;
  kind: StoredInstalmentKind;
  left_minor: bigint;
  /** Its place in the plan, where it is of an invoice or a packed shipment. */
  goods_part: number | null;
};

const CLOTH_COLUMNS = sql.raw(
  ['fab_id', 'number', 'quality', 'specification', 'status'].map((column) => `listed.${column}`).join(', '),
);

/** Of whom the tasks are: of everybody, or of one colleague. */
type Owner = { brandId: string; assignee: string | null };

function isOf(assignee: string | null): RawBuilder<unknown> {
  return sql`listed.assigned_to is not distinct from coalesce(${assignee}::uuid, listed.assigned_to)`;
}

/** In an order that stays the same between two reads: orders to be paid by `soon`, held ones, and those whose payment we are checking; each with the part that is next, and with every other invoice that is due. */
export const payableOrders = scopedStatement(
  ({ brandId, assignee, now, soon }: Owner & { now: Date; soon: CalendarDay }) => sql<PayableOrder>`
    select ${CLOTH_COLUMNS}, listed.order_id, listed.held_until, listed.currency, listed.payment_in_progress,
      part.due_on, part.kind, part.open_minor as left_minor, part.goods_part
    from (
      (${toPay(brandId, assignee)} and status <> 'provisional' and payment_in_progress is null and next_due_on <= ${soon}
        order by next_due_on, order_id limit ${sql.lit(AT_MOST)})
      union all
      (${toPay(brandId, assignee)} and status = 'provisional' and payment_in_progress is null and held_until > ${now}
        order by held_until, order_id limit ${sql.lit(AT_MOST)})
      union all
      (${toPay(brandId, assignee)} and payment_in_progress in ('bank_transfer', 'letter_of_credit')
        order by next_due_on, order_id limit ${sql.lit(AT_MOST)})
    ) listed
    cross join lateral (
      select due_on, kind, open_minor, goods_part, place from (
        select due_on, kind, state, open_minor, case when dispatch_id is null then null else "position" end as goods_part,
          row_number() over (order by state <> 'open', "position") as place
        from (
          select *, open_amount(state, amount_minor, paid_minor, withheld_minor) as open_minor
          from instalments where brand_id = ${brandId} and order_id = listed.order_id
        ) own
        where open_minor > 0
      ) waiting
      where place = 1 or (goods_part is not null and due_on <= ${soon}
        and listed.payment_in_progress is null)
      order by place limit ${sql.lit(MOST_PARTS)}
    ) part
    order by listed.order_id, part.place`,
);

function toPay(brandId: string, assignee: string | null): RawBuilder<unknown> {
  return sql`select * from orders listed where brand_id = ${brandId} and ${isOf(assignee)} and due_minor > 0`;
}

export type WaitingQuery = {
  fab_id: string;
  number: string;
  quality: string;
  specification: RequestDraft;
  status: RequestStatus;
  information_asked_at: Date | null;
  quote_count: number;
  first_end: Date | null;
  approved_quote_id: string | null;
  approved_until: Date | null;
};

/** Queries with a question of the desk, with quotes that end by `soon`, or approved and not ordered. */
export const waitingQueries = scopedStatement(
  ({ brandId, assignee, now, soon, open }: Owner & { now: Date; soon: Date; open: readonly QuoteStatus[] }) =>
    sql<WaitingQuery>`
    select ${CLOTH_COLUMNS}, listed.information_asked_at, ready.quote_count, ready.first_end,
      approved.quote_id as approved_quote_id, approved.expires_at as approved_until
    from fabric_requests listed
    left join lateral (
      select count(*)::int as quote_count, min(quotes.expires_at) as first_end
      from quotes join quote_versions sent
        on sent.brand_id = quotes.brand_id and sent.quote_id = quotes.quote_id and sent.version = quotes.version
      where quotes.brand_id = ${brandId} and quotes.fab_id = listed.fab_id
        and quotes.status = any(${open}::text[]) and quotes.expires_at > ${now}
        and sent.specification_version = listed.specification_version
    ) ready on true
    left join quotes approved on approved.brand_id = ${brandId} and approved.fab_id = listed.fab_id
      and approved.status = 'approved' and approved.expires_at > ${now}
    where listed.brand_id = ${brandId} and listed.list_group in (2, 3) and ${isOf(assignee)}
      and ${waits(soon)}
    order by least(ready.first_end, approved.expires_at) nulls last, listed.fab_id
    limit ${sql.lit(AT_MOST)}`,
);

/** A fragment of its own: beside the tenant's column stands no alternative. */
function waits(soon: Date): RawBuilder<unknown> {
  return sql`(listed.information_asked_at is not null or ready.first_end <= ${soon}
    or (approved.quote_id is not null and listed.order_id is null))`;
}

export type WaitingSamples = Pick<
  PayableOrder,
  'order_id' | 'fab_id' | 'number' | 'quality' | 'specification' | 'status'
> & { sample_count: number; due_on: CalendarDay };

/** Orders with samples on the buyer's desk, those first whose answer is due first. */
export const waitingSamples = scopedStatement(
  ({ brandId, assignee }: Owner) => sql<WaitingSamples>`
    select ${CLOTH_COLUMNS}, listed.order_id, waiting.sample_count, waiting.due_on
    from (
      select samples.order_id, count(*)::int as sample_count, min(sent.due_on) as due_on
      from samples join sample_rounds sent on sent.brand_id = samples.brand_id
        and sent.sample_id = samples.sample_id and sent.round = samples.round
      where samples.brand_id = ${brandId} and samples.status = 'dispatched'
      group by samples.order_id
    ) waiting
    join orders listed on listed.brand_id = ${brandId} and listed.order_id = waiting.order_id
    where ${isOf(assignee)}
    order by waiting.due_on, listed.order_id limit ${sql.lit(AT_MOST)}`,
);

export type WaitingStandard = Omit<WaitingSamples, 'sample_count'> & { standard_kind: StandardKind };

/** Orders whose colour standard, artwork or design the buyer still owes. */
export const waitingStandards = scopedStatement(
  ({ brandId, assignee }: Owner) => sql<WaitingStandard>`
    select ${CLOTH_COLUMNS}, listed.order_id, waiting.standard_kind, waiting.due_on
    from (
      select standards.order_id, min(standards.kind) as standard_kind,
        min(coalesce(task.revised_end, task.planned_end)) as due_on
      from standards join plan_tasks task on task.brand_id = standards.brand_id
        and task.order_id = standards.order_id and task.task_id = standards.task_id
      where standards.brand_id = ${brandId} and standards.status in ('awaited', 'refused')
      group by standards.order_id
    ) waiting
    join orders listed on listed.brand_id = ${brandId} and listed.order_id = waiting.order_id
    where ${isOf(assignee)}
    order by waiting.due_on, listed.order_id limit ${sql.lit(AT_MOST)}`,
);

export type WaitingOffer = Omit<WaitingSamples, 'sample_count' | 'due_on'> & {
  issue_id: string;
  amount_minor: bigint;
  currency: Currency;
  made_at: Date;
};

/** Orders with an offer for an issue, the oldest offer of each. */
export const waitingOffers = scopedStatement(
  ({ brandId, assignee }: Owner) => sql<WaitingOffer>`
    select ${CLOTH_COLUMNS}, listed.order_id, waiting.issue_id, waiting.amount_minor, waiting.currency, waiting.made_at
    from (
      select distinct on (issues.order_id) issues.order_id, issues.issue_id, made.amount_minor, made.currency, made.made_at
      from issues join issue_offers made on made.brand_id = issues.brand_id
        and made.issue_id = issues.issue_id and made.number = issues.offer_number
      where issues.brand_id = ${brandId} and issues.status = 'offer'
      order by issues.order_id, made.made_at
    ) waiting
    join orders listed on listed.brand_id = ${brandId} and listed.order_id = waiting.order_id
    where ${isOf(assignee)}
    order by waiting.made_at, listed.order_id limit ${sql.lit(AT_MOST)}`,
);

export type UncheckedRolls = Omit<WaitingSamples, 'sample_count' | 'due_on'> & {
  roll_count: number;
  delivered_at: Date;
};

/** Orders delivered since then with rolls that nobody has counted, the first delivery of each. */
export const uncheckedRolls = scopedStatement(
  ({ brandId, assignee, since }: Owner & { since: Date }) => sql<UncheckedRolls>`
    select ${CLOTH_COLUMNS}, listed.order_id, waiting.roll_count, waiting.delivered_at
    from (
      select arrived.order_id, sum(rolls.unchecked)::int as roll_count, min(arrived.delivered_at) as delivered_at
      from dispatches arrived cross join lateral (
        select count(*) as unchecked from dispatch_rolls
        where dispatch_rolls.brand_id = ${brandId} and dispatch_rolls.dispatch_id = arrived.dispatch_id
          and dispatch_rolls.state = 'sent'
      ) rolls
      where arrived.brand_id = ${brandId} and arrived.status = 'delivered' and arrived.delivered_at > ${since}
        and rolls.unchecked > 0
      group by arrived.order_id
    ) waiting
    join orders listed on listed.brand_id = ${brandId} and listed.order_id = waiting.order_id
    where ${isOf(assignee)}
    order by waiting.delivered_at, listed.order_id limit ${sql.lit(AT_MOST)}`,
);

export type HomeCounts = { requests: string; outstanding_minor: bigint };

/** How many queries stand where, and what confirmed orders still cost. */
export const homeCounts = scopedStatement(
  ({ brandId }: { brandId: string }) => sql<HomeCounts>`
    select counted.counts as requests, (
      select coalesce(sum(due_minor), 0)::bigint from orders
      where brand_id = ${brandId} and due_minor > 0 and status <> 'provisional'
    ) as outstanding_minor
    from (${countedStates(brandId, 'requests')}) counted`,
);
