/** Money that came and went in a month, by the seller it was for; vouchers in Tally and numbers in the return. */
import { sql } from 'kysely';
import type { LedgerAccount } from '#domain/payments/ledger/ledger-entry.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

export type PaidRow = {
  number: string;
  amount_minor: bigint;
  currency: Currency;
  order_number: string;
  company: string;
  gstin: string | null;
  state_code: string | null;
  country: string;
};

export type ReceiptRow = PaidRow & {
  given_at: Date;
  /** Deducted by the buyer and paid to the tax office. */
  withheld_minor: bigint;
};

/** Above zero what left us. */
export type MovementRow = PaidRow & {
  kind: 'refund' | 'unasked' | 'payout';
  moved_at: Date;
  /** Names this movement and no other. */
  cause: string;
};

/** As the ledger has it: debits above zero. */
export type AdjustmentRow = Omit<PaidRow, 'amount_minor'> & {
  kind: 'write_off' | 'cancellation';
  booked_on: CalendarDay;
  cause: string;
  written_off_minor: bigint;
  withheld_minor: bigint;
  kept_minor: bigint;
};

type Between = { gstin: string; from: Date; until: Date };

const PAYER = sql`orders.number as order_number, orders.billing->>'company' as company, orders.gstin,
  orders.billing->>'stateCode' as state_code, orders.billing->>'country' as country`;

/** What was paid to the seller in that time, by the orders it was paid for. */
export async function receiptsBetween(db: Queries, { gstin, from, until }: Between): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select receipts.number, receipts.given_at, captures.amount_minor, receipts.withheld_minor, captures.currency, ${PAYER}
    from receipts
    join captures on captures.brand_id = receipts.brand_id and captures.capture_id = receipts.capture_id
    join payment_orders paid on paid.brand_id = receipts.brand_id and paid.payment_order_id = receipts.payment_order_id
    join orders on orders.brand_id = paid.brand_id and orders.order_id = paid.order_id
    join sellers on sellers.seller_id = orders.seller_id
    where receipts.given_at >= ${from} and receipts.given_at < ${until} and sellers.gstin = ${gstin}
    order by receipts.given_at, receipts.number`.execute(db.forStaff);
  return rows;
}

/** What couriers collected for swatches of the seller in that time; no voucher of the tax law, but money in Tally. */
export async function swatchReceiptsBetween(
  db: Queries,
  { gstin, from, until }: Between,
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select swatches.number, swatches.paid_at as given_at, swatches.charge_minor as amount_minor,
      0::bigint as withheld_minor, swatches.currency,
      swatches.number as order_number, invoice.document #>> '{buyer,legalName}' as company,
      invoice.document #>> '{buyer,gstin}' as gstin, invoice.document #>> '{buyer,stateCode}' as state_code,
      invoice.document #>> '{buyer,country}' as country
    from swatch_requests swatches
    cross join lateral (
      select papers.gstin, papers.document from swatch_papers papers
      where papers.brand_id = swatches.brand_id and papers.swatch_id = swatches.swatch_id and papers.kind = 'invoice'
      order by papers.created_at limit 1
    ) invoice
    where swatches.paid_at >= ${from} and swatches.paid_at < ${until} and invoice.gstin = ${gstin}
    order by swatches.paid_at, swatches.number`.execute(db.forStaff);
  return rows;
}

/** Money in another currency than the order's stands in the ledger with the company alone. */
const REFUND_ENTRIES = sql`
  from ledger_entries entry
  join refunds on refunds.brand_id = entry.brand_id
    and substr(entry.cause, strpos(entry.cause, ':') + 1, 36) = refunds.refund_id::text
  join orders on orders.brand_id = refunds.brand_id and orders.order_id = refunds.order_id
  join sellers on sellers.seller_id = orders.seller_id`;

/** What went back to buyers in that time; below zero what banks returned. */
export async function refundsBetween(db: Queries, { gstin, from, until }: Between): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select 'refund' as kind, coalesce(refunds.voucher_number, orders.number) as number, entry.at as moved_at, entry.cause,
      case entry.kind when 'refund' then refunds.amount_minor else -refunds.amount_minor end as amount_minor,
      refunds.currency, ${PAYER}
    ${REFUND_ENTRIES}
    where entry.kind in ('refund', 'refund_returned') and entry.at >= ${from} and entry.at < ${until}
      and sellers.gstin = ${gstin}
    order by entry.at, entry.entry_id`.execute(db.forStaff);
  return rows;
}

/** What came for orders that were dead or paid: it has no receipt, and goes back. */
export async function unaskedBetween(db: Queries, { gstin, from, until }: Between): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select 'unasked' as kind, orders.number, entry.at as moved_at, entry.cause, -captures.amount_minor as amount_minor,
      captures.currency, ${PAYER}
    from ledger_entries entry
    join captures on captures.brand_id = entry.brand_id
      and substr(entry.cause, strpos(entry.cause, ':') + 1) = captures.capture_id::text
    join payment_orders paid on paid.brand_id = captures.brand_id and paid.payment_order_id = captures.payment_order_id
    join orders on orders.brand_id = paid.brand_id and orders.order_id = paid.order_id
    join sellers on sellers.seller_id = orders.seller_id
    where entry.kind = 'stray_capture' and entry.at >= ${from} and entry.at < ${until} and sellers.gstin = ${gstin}
    order by entry.at, entry.entry_id`.execute(db.forStaff);
  return rows;
}

/** Account credit belongs to no order: it is paid out by the seller of the order that it came from last. */
export async function payoutsBetween(db: Queries, { gstin, from, until }: Between): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select 'payout' as kind, payouts.number, entry.at as moved_at, entry.cause, payouts.amount_minor, payouts.currency,
      orders.order_number, orders.company, orders.gstin, orders.state_code, orders.country
    from ledger_entries entry
    join account_credit_payouts payouts on payouts.brand_id = entry.brand_id
      and substr(entry.cause, strpos(entry.cause, ':') + 1) = payouts.payout_id::text
    cross join lateral (
      select ${PAYER}, orders.seller_id from orders
      where orders.brand_id = payouts.brand_id and orders.currency = payouts.currency
      order by (
        select max(credited.at) from ledger_entries credited
        join ledger_lines line on line.brand_id = credited.brand_id and line.entry_id = credited.entry_id
        where credited.brand_id = orders.brand_id and credited.order_id = orders.order_id
          and credited.at <= payouts.asked_at and line.account = 'advances' and line.amount_minor < 0
      ) desc nulls last, orders.created_at desc limit 1
    ) orders
    join sellers on sellers.seller_id = orders.seller_id
    where entry.kind = 'payout_sent' and entry.at >= ${from} and entry.at < ${until} and sellers.gstin = ${gstin}
    order by entry.at, entry.entry_id`.execute(db.forStaff);
  return rows;
}

/** Rests that were given up, and what a cancelled order did not give back. */
export async function adjustmentsBetween(
  db: Queries,
  { gstin, from, until }: Between,
): Promise<AdjustmentRow[]> {
  const sumOf = (account: LedgerAccount) =>
    sql`coalesce(sum(line.amount_minor) filter (where line.account = ${account}), 0)::bigint`;
  const { rows } = await sql<AdjustmentRow>`
    select entry.kind, orders.number, entry.booked_on, entry.cause, line.currency, ${PAYER},
      ${sumOf('written_off')} as written_off_minor, ${sumOf('tax_withheld')} as withheld_minor,
      ${sumOf('cancellation_charges')} as kept_minor
    from ledger_entries entry
    join ledger_lines line on line.brand_id = entry.brand_id and line.entry_id = entry.entry_id
      and line.account in ('written_off', 'tax_withheld', 'cancellation_charges')
    join orders on orders.brand_id = entry.brand_id and orders.order_id = entry.order_id
    join sellers on sellers.seller_id = orders.seller_id
    where entry.kind in ('write_off', 'cancellation') and entry.at >= ${from} and entry.at < ${until}
      and sellers.gstin = ${gstin}
    group by entry.brand_id, entry.entry_id, entry.kind, entry.booked_on, entry.cause, entry.at, line.currency,
      orders.number, orders.billing, orders.gstin
    order by entry.at, entry.entry_id`.execute(db.forStaff);
  return rows;
}

/** By the day on which the money left first: a voucher keeps its number when it is sent again. */
export async function refundVouchersBetween(db: Queries, { gstin, from, until }: Between): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select refunds.voucher_number as number
    ${REFUND_ENTRIES}
    where entry.kind = 'refund' and refunds.voucher_number is not null and sellers.gstin = ${gstin}
    group by refunds.voucher_number having min(entry.at) >= ${from} and min(entry.at) < ${until}
    order by refunds.voucher_number`.execute(db.forStaff);
  return rows.map(({ number }) => number);
}
