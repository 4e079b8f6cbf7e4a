/** Invoices of mills and what was paid of them; rows are only ever added. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type MillInvoiceRow = Omit<Selectable<Schema['purchase_invoices']>, 'currency'> & {
  currency: Currency;
  due_on: CalendarDay;
  paid_minor: bigint;
  shipment_number: number | null;
};
export type MillPaymentRow = Pick<
  Selectable<Schema['purchase_payments']>,
  'payment_id' | 'invoice_id' | 'amount_minor' | 'paid_on' | 'utr'
>;
type Owner = { brand_id: string; purchase_id: string };

/** With the claim of its number, which no other company's purchase may have. */
export async function insertMillInvoice(
  tx: Queries,
  row: Insertable<Schema['purchase_invoices']>,
): Promise<void> {
  const { supplier_id, financial_year, number } = row;
  const claim = { supplier_id, financial_year, number: number.toUpperCase() };
  await tx.unscoped.insertInto('mill_invoice_numbers').values(claim).execute();
  await tx.scoped.insertInto('purchase_invoices').values(row).execute();
}

export async function insertMillPayment(
  tx: Queries,
  row: Insertable<Schema['purchase_payments']>,
): Promise<void> {
  await tx.scoped.insertInto('purchase_payments').values(row).execute();
}

/** Oldest first. */
export async function invoicesOfPurchase(
  db: Queries,
  { brand_id, purchase_id }: Owner,
): Promise<MillInvoiceRow[]> {
  const { rows } = await sql<MillInvoiceRow>`
    select billed.*, shipment.number as shipment_number, (
      select coalesce(sum(paid.amount_minor), 0)::bigint from purchase_payments paid
      where paid.brand_id = billed.brand_id and paid.invoice_id = billed.invoice_id
    ) as paid_minor
    from purchase_invoices billed
    left join dispatches shipment on shipment.brand_id = billed.brand_id
      and shipment.dispatch_id = billed.dispatch_id
    where billed.brand_id = ${brand_id} and billed.purchase_id = ${purchase_id}
    order by billed.invoiced_on, billed.entered_at`.execute(db.scoped);
  return rows;
}

export async function paymentsOfPurchase(
  db: Queries,
  { brand_id, purchase_id }: Owner,
): Promise<MillPaymentRow[]> {
  const { rows } = await sql<MillPaymentRow>`
    select paid.payment_id, paid.invoice_id, paid.amount_minor, paid.paid_on, paid.utr
    from purchase_payments paid
    join purchase_invoices billed on billed.brand_id = paid.brand_id and billed.invoice_id = paid.invoice_id
    where billed.brand_id = ${brand_id} and billed.purchase_id = ${purchase_id}
    order by paid.paid_on, paid.entered_at`.execute(db.scoped);
  return rows;
}

/** Staff name an invoice only by its id; of which purchase it is comes out here. */
export async function purchaseOfInvoice(db: Queries, invoiceId: string): Promise<string | undefined> {
  const row = await db.forStaff
    .selectFrom('purchase_invoices')
    .select('purchase_id')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row?.purchase_id;
}

export type ShipmentRow = {
  dispatch_id: string;
  number: number;
  sold_minor: bigint;
  bought_minor: bigint | null;
};

/** What each shipment was billed to the buyer before tax, less its credit notes, and by the mill. */
export async function soldAndBought(
  db: Queries,
  { brand_id, order_id }: { brand_id: string; order_id: string },
): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    select shipment.dispatch_id, shipment.number,
      (sold.taxable_minor - coalesce((
        select sum(note.taxable_minor) from credit_notes note
        where note.brand_id = shipment.brand_id and note.dispatch_id = shipment.dispatch_id), 0))::bigint as sold_minor,
      (select sum(billed.taxable_minor + billed.round_off_minor)::bigint from purchase_invoices billed
        where billed.brand_id = shipment.brand_id and billed.dispatch_id = shipment.dispatch_id) as bought_minor
    from dispatches shipment
    join tax_invoices sold on sold.brand_id = shipment.brand_id and sold.dispatch_id = shipment.dispatch_id
    where shipment.brand_id = ${brand_id} and shipment.order_id = ${order_id}
    order by shipment.number`.execute(db.scoped);
  return rows;
}
