/** Numbers of our own tax invoices: one series a registration and financial year, without a gap. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { SellerRow } from './find-seller-terms.ts';

type Series = { seller: Pick<SellerRow, 'gstin' | 'invoice_prefix'>; financialYear: string };

/** Everybody who wants a number of this series waits here until this transaction ends. */
export async function nextInvoiceSerial(tx: Queries, { seller, financialYear }: Series): Promise<number> {
  const { rows } = await sql<{ last_serial: number }>`
    insert into invoice_series (gstin, prefix, financial_year, last_serial)
    values (${seller.gstin}, ${seller.invoice_prefix}, ${financialYear}, 1)
    on conflict (prefix, financial_year) do update set last_serial = invoice_series.last_serial + 1
    returning last_serial`.execute(tx.unscoped);
  return Number(rows[0]?.last_serial);
}

/** What the next one would be, if nobody comes first. */
export async function comingInvoiceSerial(db: Queries, { seller, financialYear }: Series): Promise<number> {
  const row = await db.unscoped
    .selectFrom('invoice_series')
    .select('last_serial')
    .where('prefix', '=', seller.invoice_prefix)
    .where('financial_year', '=', financialYear)
    .executeTakeFirst();
  return (row?.last_serial ?? 0) + 1;
}

/** The day of the newest of ours that was written until then, also where its goods still wait for the registry: numbers and days run the same way. */
export async function lastInvoiceDay(
  db: Queries,
  { seller, financialYear }: Series,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from (
      select max(invoiced_on) as day from tax_invoices
      where gstin = ${seller.gstin} and financial_year = ${financialYear} and is_ours and created_at <= ${now}
      union all
      select max(issued_on) from swatch_papers
      where gstin = ${seller.gstin} and financial_year = ${financialYear} and kind = 'invoice' and created_at <= ${now}
      union all
      select max(issued_on) from invoice_registrations
      where gstin = ${seller.gstin} and financial_year = ${financialYear} and kind = 'invoice' and created_at <= ${now}
    ) as days`.execute(db.unscoped);
  return rows[0]?.day ?? null;
}
