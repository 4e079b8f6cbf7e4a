/** The desk's list of orders to mills, with what is owed for each. */
import { type RawBuilder, sql } from 'kysely';
import type { PURCHASE_LISTS } from '#contract/staff/purchases.ts';
import type { PurchaseState } from '#domain/purchases/purchase-state.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

export type PurchaseLineRow = {
  purchase_id: string;
  number: string;
  state: PurchaseState;
  ordered_on: CalendarDay;
  ready_on: CalendarDay;
  supplier_id: string;
  supplier: string;
  order_id: string;
  order_number: string;
  quality: string;
  currency: Currency;
  goods_minor: bigint;
  billed_minor: bigint;
  open_minor: bigint;
  due_on: CalendarDay | null;
  is_statutory: boolean;
};
export type PurchaseSearch = {
  patterns: readonly string[] | null;
  which: (typeof PURCHASE_LISTS)[number] | null;
  today: CalendarDay;
};

/** Of the invoices of one purchase, along their index. */
const OWED = sql`
  left join lateral (
    select coalesce(sum(each.total_minor), 0)::bigint as billed_minor,
      coalesce(sum(each.open_minor), 0)::bigint as open_minor,
      min(each.due_on) filter (where each.open_minor > 0) as due_on,
      (array_agg(each.is_statutory order by each.due_on) filter (where each.open_minor > 0))[1] as is_statutory
    from (
      select billed.total_minor, billed.due_on, billed.is_statutory, billed.total_minor - coalesce((
        select sum(paid.amount_minor) from purchase_payments paid
        where paid.brand_id = billed.brand_id and paid.invoice_id = billed.invoice_id), 0) as open_minor
      from purchase_invoices billed
      where billed.brand_id = bought.brand_id and billed.purchase_id = bought.purchase_id
    ) each
  ) owed on true`;

const FROM = sql`
  from purchase_orders bought
  join suppliers mill on mill.supplier_id = bought.supplier_id
  join orders placed on placed.brand_id = bought.brand_id and placed.order_id = bought.order_id
  ${OWED}`;

const COLUMNS = sql`bought.purchase_id, bought.number, bought.state, bought.ordered_on, bought.ready_on,
  bought.supplier_id, mill.name as supplier, bought.order_id, placed.number as order_number, placed.quality,
  bought.currency, bought.goods_minor, owed.billed_minor, owed.open_minor, owed.due_on,
  coalesce(owed.is_statutory, false) as is_statutory`;

export type PurchaseOfMillRow = PurchaseLineRow & {
  brand_id: string;
  payment_days: number;
  file_id: string | null;
};

const SHOWN_TO_MILL = 60;

/** Of all companies, held to the mill; the newest first. */
export async function purchasesOfMill(db: Queries, supplierId: string): Promise<PurchaseOfMillRow[]> {
  const { rows } = await sql<PurchaseOfMillRow>`
    select ${COLUMNS}, bought.brand_id, bought.payment_days, bought.file_id ${FROM}
    where bought.supplier_id = ${supplierId}
    order by bought.ordered_on desc, bought.purchase_id desc limit ${SHOWN_TO_MILL}`.execute(db.unscoped);
  return rows;
}

export async function purchasePage(
  db: Queries,
  search: PurchaseSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PurchaseLineRow[]; total: number }> {
  const isByDueDay = search.which === 'due' || search.which === 'overdue';
  const order = isByDueDay
    ? sql`owed.due_on, bought.purchase_id`
    : sql`bought.ordered_on desc, bought.purchase_id desc`;
  const { rows } = await sql<PurchaseLineRow>`select ${COLUMNS} ${FROM} ${where(search)}
    order by ${order} offset ${offset} limit ${limit}`.execute(db.forStaff);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${FROM} ${where(search)}`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function purchaseLineOf(db: Queries, purchaseId: string): Promise<PurchaseLineRow | undefined> {
  const { rows } = await sql<PurchaseLineRow>`select ${COLUMNS} ${FROM}
    where bought.purchase_id = ${purchaseId}`.execute(db.forStaff);
  return rows[0];
}

function where({ patterns, which, today }: PurchaseSearch): RawBuilder<unknown> {
  const conditions = [
    ...(which === 'to_accept' ? [sql`bought.state in ('made', 'sent')`] : []),
    ...(which === 'due' ? [sql`owed.open_minor > 0`] : []),
    ...(which === 'overdue' ? [sql`owed.due_on < ${today}`] : []),
    ...(patterns ?? []).map(
      (pattern) =>
        sql`(lower(bought.number) like ${pattern} or lower(placed.number) like ${pattern} or lower(mill.name) like ${pattern} or lower(placed.quality) like ${pattern})`,
    ),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
