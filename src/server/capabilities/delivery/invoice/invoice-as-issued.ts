/** What a tax invoice said; where it was written before invoices were frozen, as its order has it. */
import { TAX_KIND } from '#domain/documents/tax/tax-amounts.ts';
import type { TaxAmount, TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { TaxLabel } from '#domain/quotes/tax/gst.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findCustomsRate } from '#server/capabilities/orders/tables/find-customs-rate.ts';
import { findSellerRow } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { agreedPrice } from '../billed-so-far.ts';
import type { InvoiceRow } from '../dispatches.store.ts';
import { taxInvoiceDocument } from './tax-invoice-document.ts';
import { taxDocumentOf } from './write-invoice.ts';

export async function invoiceAsIssued(db: Queries, order: OrderRow, row: InvoiceRow): Promise<TaxDocument> {
  const amount = (minor: bigint) => money(minor, row.currency);
  const draft = {
    invoicedOn: row.invoiced_on,
    seller: await findSellerRow(db, row.seller_id),
    goods: { before: 0n, now: row.quantity_thousandths, isLast: false },
    agreed: agreedPrice(order),
    figures: {
      taxable: amount(row.taxable_minor),
      gst: amount(row.gst_minor),
      roundOff: amount(row.round_off_minor),
      total: amount(row.total_minor),
    },
    taxes: taxesOf(order, row),
    hsn: order.hsn,
    customsRate: await findCustomsRate(db, row.currency, row.invoiced_on),
  };
  const papers = { number: row.number.toUpperCase(), colours: [], transport: null };
  return taxDocumentOf(row) ?? taxInvoiceDocument(order, draft, papers);
}

function taxesOf({ tax_lines }: OrderRow, row: InvoiceRow): TaxAmount[] {
  return tax_lines.map(({ label, basisPoints }) => {
    const kind = TAX_KIND[label as TaxLabel];
    return { kind, basisPoints, amount: money(row[`${kind}_minor`], row.currency) };
  });
}
