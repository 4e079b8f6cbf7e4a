/** The books against the invoices and payments of mills, of all companies. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Suppliers whose books say other sums than their papers: purchases, input tax, or invoices less payments. */
export async function differingPurchases(db: Queries): Promise<{ supplier_id: string; account: string }[]> {
  const { rows } = await sql<{ supplier_id: string; account: string }>`
    select supplier_id, account from (
      select supplier_id, account, currency, sum(amount_minor) as minor
      from ledger_entries join ledger_lines using (brand_id, entry_id)
      where supplier_id is not null or account in ('purchases', 'input_tax', 'payable')
      group by supplier_id, account, currency
      union all
      select supplier_id, side.account, currency, -sum(side.minor) from purchase_invoices
      cross join lateral (values ('purchases', taxable_minor + round_off_minor), ('input_tax', gst_minor),
        ('payable', -total_minor)) side (account, minor)
      group by supplier_id, side.account, currency
      union all
      select supplier_id, side.account, currency, -sum(side.minor) from purchase_payments
      cross join lateral (values ('payable', amount_minor), ('bank', -amount_minor)) side (account, minor)
      group by supplier_id, side.account, currency
    ) both_sides group by supplier_id, account, currency having sum(minor) <> 0 limit 100`.execute(
    db.unscoped,
  );
  return rows;
}

export async function overpaidInvoices(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from purchase_invoices billed
    where total_minor < (select sum(paid.amount_minor) from purchase_payments paid
      where paid.brand_id = billed.brand_id and paid.invoice_id = billed.invoice_id) limit 100`.execute(
    db.unscoped,
  );
  return rows.map(({ number }) => number);
}
