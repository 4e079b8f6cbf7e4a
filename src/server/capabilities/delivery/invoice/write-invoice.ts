/** The row of a tax invoice, with the whole document frozen in it. */
import { freezeTaxDocument, thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { type TaxDocument, taxOfKind } from '#domain/documents/tax/tax-document.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { CLAIMED } from '#server/db/claims.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import type { Services } from '#server/services.ts';
import { type InvoiceRow, insertInvoice } from '../dispatches.store.ts';
import type { InvoiceDraft } from './draft-invoice.ts';

type NewInvoice = { dispatchId: string; fileId: string | null; draft: InvoiceDraft; document: TaxDocument };

export async function writeInvoice(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  order: OrderRow,
  { dispatchId, fileId, draft, document }: NewInvoice,
): Promise<void> {
  const { figures, seller, goods, invoicedOn } = draft;
  const row = {
    dispatch_id: dispatchId,
    brand_id: order.brand_id,
    order_id: order.order_id,
    seller_id: seller.seller_id,
    gstin: seller.gstin,
    financial_year: financialYearOf(invoicedOn),
    number: document.number,
    invoiced_on: invoicedOn,
    supply: document.supply,
    file_id: fileId,
    is_ours: draft.isOurs,
    quantity_thousandths: goods.now,
    currency: order.currency,
    taxable_minor: figures.taxable.minor,
    igst_minor: taxOfKind(document, 'igst'),
    cgst_minor: taxOfKind(document, 'cgst'),
    sgst_minor: taxOfKind(document, 'sgst'),
    gst_minor: figures.gst.minor,
    round_off_minor: figures.roundOff.minor,
    total_minor: figures.total.minor,
    document: freezeTaxDocument(document),
    created_at: clock.now(),
  };
  const taken = () => formRefusal({ invoiceNumber: 'Another invoice already has this number.' });
  await refusedOnClash(insertInvoice(tx, row), CLAIMED, taken);
}

/** As it was issued; null for those written before invoices were frozen. */
export function taxDocumentOf({ document }: Pick<InvoiceRow, 'document'>): TaxDocument | null {
  return document === null ? null : thawTaxDocument(document);
}
