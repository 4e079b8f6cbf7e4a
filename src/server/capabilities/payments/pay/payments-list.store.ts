/** Pages of instalments by how they stand; the page and its counts come in one query. */
import { type RawBuilder, sql } from 'kysely';
import type { PaymentLine } from '#contract/customer/payments.ts';
import { USUAL_PAGE_LIMIT } from '#contract/record-fields.ts';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentStatus } from '#domain/payments/plan/instalment-status.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { type InstalmentRow, shipmentColumns } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import { countedStates, countOf, readCounts } from '#server/db/lists/list-counts.ts';
import { pagedStatement } from '#server/db/lists/paged-statement.ts';

export type ListedInstalment = InstalmentRow & {
  number: string;
  order_status: OrderStatus;
  fab_id: string;
  quality: string;
  cloth: PaymentLine['cloth'];
  credit_days: CreditPeriodDays;
  payment_order_id: string | null;
  receipt_number: string | null;
};
export type InstalmentPage = { rows: ListedInstalment[]; counts: Record<PaymentStatus, number> };
type Values = { brandId: string; today: CalendarDay; offset: number; limit: number };
type Counted = { counts: string; due: bigint; overdue: bigint };

/** `today` is the buyer's: the day itself is still in time. */
export async function instalmentPage(
  db: Queries,
  brandId: string,
  status: PaymentStatus,
  page: { today: CalendarDay; offset: number; limit: number },
): Promise<InstalmentPage> {
  const rows = await PAGES[status].all(db, { brandId, ...page });
  return {
    rows: rows.filter((row): row is Counted & ListedInstalment => row.instalment_id !== null),
    counts: {
      due: Number(rows[0]?.due ?? 0),
      overdue: Number(rows[0]?.overdue ?? 0),
      paid: countOf(readCounts(rows[0]?.counts), ['paid']),
    },
  };
}

const UNPAID = sql`state in ('open', 'covered')`;
const isLate = (today: CalendarDay) => sql`(due_on is not null and due_on < ${today})`;
const BY_DAY = sql`page.due_on, page.instalment_id`;
const NEWEST_FIRST = sql`page.paid_at desc, page.instalment_id desc`;

const PAGES = {
  due: pagesOf(({ today }) => sql`${UNPAID} and not ${isLate(today)}`, BY_DAY),
  overdue: pagesOf(({ today }) => sql`${UNPAID} and ${isLate(today)}`, BY_DAY),
  paid: pagesOf(() => sql`state = 'paid'`, NEWEST_FIRST),
} satisfies Record<PaymentStatus, unknown>;

function pagesOf(inList: (values: Values) => RawBuilder<unknown>, inOrder: RawBuilder<unknown>) {
  return pagedStatement([USUAL_PAGE_LIMIT], (values: Values, page) => {
    const { brandId, today } = values;
    const { shipment, invoiceNumber } = shipmentColumns('page', brandId);
    return sql<Counted & (ListedInstalment | { instalment_id: null })>`
      with counted as (${countedStates(brandId, 'instalments')}), unpaid as (
        select
          count(*) filter (where not ${isLate(today)}) as due,
          count(*) filter (where ${isLate(today)}) as overdue
        from instalments
        where brand_id = ${brandId} and ${UNPAID}
      ), page as (
        select * from instalments as page
        where brand_id = ${brandId} and ${inList(values)}
        order by ${inOrder}
        ${page}
      )
      select
        counted.counts, unpaid.due, unpaid.overdue, page.*, ${shipment} as shipment, ${invoiceNumber} as invoice_number, placed.number, placed.status as order_status,
        placed.fab_id, placed.quality, placed.card -> 'cloth' as cloth, placed.credit_days, latest.payment_order_id,
        latest.receipt_number
      from counted cross join unpaid
      left join page on true
      left join orders placed on placed.brand_id = ${brandId} and placed.order_id = page.order_id
      left join lateral (${latestPayment(brandId)}) latest on true
      order by ${inOrder}`;
  });
}

/** One payment may have settled later instalments too: its receipt is theirs. */
function latestPayment(brandId: string): RawBuilder<unknown> {
  return sql`
    select opened.payment_order_id, given.number as receipt_number
    from payment_orders opened
    left join lateral (
      select number from receipts
      where receipts.brand_id = ${brandId} and receipts.payment_order_id = opened.payment_order_id
      order by given_at desc limit 1
    ) given on true
    where opened.brand_id = ${brandId} and opened.order_id = page.order_id and opened.status <> 'expired'
      and case when opened.instalment_id = page.instalment_id then true
        else page.state = 'paid' and given.number is not null end
    order by opened.instalment_id = page.instalment_id desc, given.number is not null desc, opened.created_at desc
    limit 1`;
}
