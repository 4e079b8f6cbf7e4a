/** GST as the books have it, and as invoices and credit notes have it: by seller, month and rate. */
import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';

/** `month` is 2026-11; the rate is that of all taxes of an order together. */
export type TaxPeriod = { seller_id: string; month: string; basis_points: number; currency: Currency };
export type TaxSum = TaxPeriod & { minor: bigint };

const AGREED_RATE = sql`(select coalesce(sum((line ->> 'basisPoints')::int), 0)::int from jsonb_array_elements(orders.tax_lines) line)`;

/** As an invoice or a note prints it; those that were never frozen have that of the order. */
const printedRate = (
  document: RawBuilder<unknown>,
) => sql`coalesce((select sum((tax ->> 'basisPoints')::numeric)::int
  from jsonb_array_elements(${document} -> 'taxes') tax), ${AGREED_RATE})`;
const INVOICED_RATE = printedRate(sql`invoice.document`);
const SWATCH_RATE = sql`(select sum((tax ->> 'basisPoints')::numeric)::int
  from jsonb_array_elements(paper.document -> 'taxes') tax)`;
const CREDITED_RATE = printedRate(sql`note.document`);

export async function bookedTax(db: Queries): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    select coalesce(invoice.seller_id, note.seller_id, orders.seller_id) as seller_id,
      to_char(booked_on, 'YYYY-MM') as month,
      case when note.note_id is null then ${INVOICED_RATE} else ${CREDITED_RATE} end as basis_points, line.currency, -sum(amount_minor)::bigint as minor
    from ledger_lines line join ledger_entries entry using (brand_id, entry_id)
    join orders on orders.brand_id = entry.brand_id and orders.order_id = entry.order_id
    left join tax_invoices invoice on invoice.brand_id = entry.brand_id and entry.cause = 'invoice:' || invoice.dispatch_id
    left join credit_notes note on note.brand_id = entry.brand_id and entry.cause = 'claim:' || note.note_id
    where account in ('tax', 'claims_tax') group by 1, 2, 3, 4`.execute(db.unscoped);
  const swatches = await sql<TaxSum>`
    select coalesce(paper.seller_id::text, 'unknown') as seller_id, to_char(booked_on, 'YYYY-MM') as month,
      coalesce(${SWATCH_RATE}, 0) as basis_points, line.currency, -sum(amount_minor)::bigint as minor
    from ledger_lines line join ledger_entries entry using (brand_id, entry_id)
    left join swatch_papers paper on paper.brand_id = entry.brand_id and entry.cause = 'swatch-paper:' || paper.paper_id
    where account in ('tax', 'claims_tax') and entry.order_id is null group by 1, 2, 3, 4`.execute(
    db.unscoped,
  );
  return [...rows, ...swatches.rows];
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

export async function creditedTax(db: Queries): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    select note.seller_id, to_char(noted_on, 'YYYY-MM') as month, ${CREDITED_RATE} as basis_points,
      note.currency, sum(note.gst_minor)::bigint as minor
    from credit_notes note join orders using (brand_id, order_id) group by 1, 2, 3, 4`.execute(db.unscoped);
  return rows;
}

/** Of swatches: invoices less the notes that take them back. */
export async function swatchTax(db: Queries): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    select paper.seller_id, to_char(issued_on, 'YYYY-MM') as month, ${SWATCH_RATE} as basis_points, paper.currency,
      sum(case kind when 'invoice' then gst_minor else -gst_minor end)::bigint as minor
    from swatch_papers paper group by 1, 2, 3, 4`.execute(db.unscoped);
  return rows;
}
