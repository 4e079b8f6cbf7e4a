/** Money that came and went in a month, by the seller it was for; vouchers in Tally and numbers in the return. */
import { sql } from 'kysely';
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

export type RefundRow = PaidRow & {
  refunded_at: Date;
  /** Names this movement and no other. */
  cause: string;
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

const REFUND_ENTRIES = sql`
  from ledger_entries entry
  join refunds on refunds.brand_id = entry.brand_id and refunds.order_id = entry.order_id
    and substr(entry.cause, strpos(entry.cause, ':') + 1, 36) = refunds.refund_id::text
  join orders on orders.brand_id = entry.brand_id and orders.order_id = entry.order_id
  join sellers on sellers.seller_id = orders.seller_id`;

/** What went back to buyers in that time, below zero what banks returned; money without a receipt was never booked in Tally. */
export async function refundsBetween(db: Queries, { gstin, from, until }: Between): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select coalesce(refunds.voucher_number, orders.number) as number, entry.at as refunded_at, entry.cause,
      case entry.kind when 'refund' then refunds.amount_minor else -refunds.amount_minor end as amount_minor,
      refunds.currency, ${PAYER}
    ${REFUND_ENTRIES}
    where entry.kind in ('refund', 'refund_returned') and entry.at >= ${from} and entry.at < ${until}
      and sellers.gstin = ${gstin}
      and exists (select from receipts where receipts.brand_id = refunds.brand_id and receipts.capture_id = refunds.capture_id)
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
