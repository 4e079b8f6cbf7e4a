/** Pages of instalments by how they stand; the page and its counts come in one query. */
import { type RawBuilder, sql } from 'kysely';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentStanding } from '#domain/payments/plan/instalment-standing.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { InstalmentRow } from '#server/capabilities/orders/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';

export type ListedInstalment = InstalmentRow & {
  number: string;
  order_status: OrderStatus;
  fab_id: string;
  quality: string;
  specification: RequestDraft;
  credit_days: CreditPeriodDays;
  payment_order_id: string | null;
  receipt_number: string | null;
};
export type InstalmentPage = { rows: ListedInstalment[]; counts: Record<PaymentStanding, number> };
type Counted = { due: bigint; overdue: bigint; paid: bigint };

/** `today` is the buyer's: the day itself is still in time. */
export async function instalmentPage(
  db: Queries,
  brandId: string,
  standing: PaymentStanding,
  { today, offset, limit }: { today: CalendarDay; offset: number; limit: number },
): Promise<InstalmentPage> {
  const late = sql`(due_on is not null and due_on < ${today})`;
  const inList: Record<PaymentStanding, RawBuilder<unknown>> = {
    due: sql`state in ('open', 'covered') and not ${late}`,
    overdue: sql`state in ('open', 'covered') and ${late}`,
    paid: sql`state = 'paid'`,
  };
  const inOrder =
    standing === 'paid'
      ? sql`page.paid_at desc, page.instalment_id desc`
      : sql`page.due_on, page.instalment_id`;
  const { rows } = await sql<Counted & (ListedInstalment | { instalment_id: null })>`
    with counted as (
      select
        count(*) filter (where ${inList.due}) as due,
        count(*) filter (where ${inList.overdue}) as overdue,
        count(*) filter (where state = 'paid') as paid
      from instalments
      where brand_id = ${brandId} and state <> 'cancelled'
    ), page as (
      select * from instalments as page
      where brand_id = ${brandId} and ${inList[standing]}
      order by ${inOrder}
      offset ${offset} limit ${limit}
    )
    select
      counted.*, page.*, placed.number, placed.status as order_status, placed.fab_id, placed.quality,
      placed.specification, placed.credit_days, latest.payment_order_id, latest.receipt_number
    from counted
    left join page on true
    left join orders placed on placed.brand_id = ${brandId} and placed.order_id = page.order_id
    left join lateral (
      select opened.payment_order_id, given.number as receipt_number
      from payment_orders opened
      left join lateral (
        select number from receipts
        where receipts.brand_id = ${brandId} and receipts.payment_order_id = opened.payment_order_id
        order by given_at desc limit 1
      ) given on true
      where opened.brand_id = ${brandId} and opened.order_id = page.order_id and opened.status <> 'expired'
        -- One payment may have settled later instalments too: its receipt is theirs.
        and case when opened.instalment_id = page.instalment_id then true
          else page.state = 'paid' and given.number is not null end
      order by opened.instalment_id = page.instalment_id desc, given.number is not null desc, opened.created_at desc
      limit 1
    ) latest on true
    order by ${inOrder}`.execute(db.scoped);
  return {
    rows: rows.filter((row): row is Counted & ListedInstalment => row.instalment_id !== null),
    counts: {
      due: Number(rows[0]?.due ?? 0),
      overdue: Number(rows[0]?.overdue ?? 0),
      paid: Number(rows[0]?.paid ?? 0),
    },
  };
}
