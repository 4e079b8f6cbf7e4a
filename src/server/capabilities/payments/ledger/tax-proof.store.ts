/** GST as the books have it, and as invoices and credit notes have it: by seller, month and rate. */
import { sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

/** `month` is 2026-11; the rate is that of all taxes of an order together. */
export type TaxPeriod = { seller_id: string; month: string; basis_points: number; currency: Currency };
export type TaxSum = TaxPeriod & { minor: bigint };
export type SettledNote = TaxPeriod & { settled_minor: bigint; taxable_minor: bigint; gst_minor: bigint };

const AGREED_RATE = sql`(select coalesce(sum((line ->> 'basisPoints')::int), 0)::int from jsonb_array_elements(orders.tax_lines) line)`;

/** Of the invoice's own day, as it prints it. */
const INVOICED_RATE = sql`coalesce((select sum((tax ->> 'basisPoints')::int)::int
  from jsonb_array_elements(invoice.document -> 'taxes') tax), ${AGREED_RATE})`;

export async function bookedTax(db: Queries): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    select coalesce(invoice.seller_id, orders.seller_id) as seller_id, to_char(booked_on, 'YYYY-MM') as month,
      ${INVOICED_RATE} as basis_points, line.currency, -sum(amount_minor)::bigint as minor
    from ledger_lines line join ledger_entries entry using (brand_id, entry_id)
    join orders on orders.brand_id = entry.brand_id and orders.order_id = entry.order_id
    left join tax_invoices invoice on entry.cause = 'invoice:' || invoice.dispatch_id
    where account in ('tax', 'claims_tax') group by 1, 2, 3, 4`.execute(db.unscoped);
  return rows;
}

export async function invoicedTax(db: Queries): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    select invoice.seller_id, to_char(invoiced_on, 'YYYY-MM') as month, ${INVOICED_RATE} as basis_points,
      invoice.currency, sum(invoice.gst_minor)::bigint as minor
    from tax_invoices invoice join orders using (brand_id, order_id) group by 1, 2, 3, 4`.execute(
    db.unscoped,
  );
  return rows;
}

export async function settledNotes(db: Queries): Promise<SettledNote[]> {
  const { rows } = await sql<SettledNote>`
    select seller_id, to_char(issues.changed_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      ${AGREED_RATE} as basis_points, currency, settled_minor,
      fabric_cost_minor + logistic_cost_minor as taxable_minor, gst_minor
    from issues join orders using (brand_id, order_id) where credit_note_number is not null`.execute(
    db.unscoped,
  );
  return rows;
}
