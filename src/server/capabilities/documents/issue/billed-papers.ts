/** The tax invoices and credit notes of an order, as its summary lists them. */
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { DOCUMENT_TYPE_LABEL } from '#domain/documents/document-type.ts';
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import type { BilledPaper } from '#domain/documents/summary/account-blocks.ts';
import { invoiceTitle } from '#domain/documents/tax/tax-invoice-sheet.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findCreditNotes } from '#server/capabilities/payments/claims/find-credit-notes.ts';
import type { Queries } from '#server/db/database.ts';

export async function billedPapers(db: Queries, order: OrderRow): Promise<BilledPaper[]> {
  const sent = (await findDispatches(db, order)).filter(({ status }) => hasLeft(status));
  const notes = await findCreditNotes(db, order);
  const title = invoiceTitle(isExportSale(order.market));
  return [
    ...sent.flatMap(({ invoice }) => (invoice ? [paperOf(invoice, title, invoice.invoiced_on, 1n)] : [])),
    ...notes.map((note) => paperOf(note, DOCUMENT_TYPE_LABEL.credit_note, note.noted_on, -1n)),
  ];
}

type Row = {
  number: string;
  currency: Currency;
  taxable_minor: bigint;
  gst_minor: bigint;
  total_minor: bigint;
};

function paperOf(row: Row, label: string, issuedOn: string, side: bigint): BilledPaper {
  const amount = (minor: bigint) => money(side * minor, row.currency);
  return {
    label,
    number: row.number,
    issuedOn,
    taxable: amount(row.taxable_minor),
    tax: amount(row.gst_minor),
    total: amount(row.total_minor),
  };
}
