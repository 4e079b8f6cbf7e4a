/** A mill's invoice: booked as purchase and input tax against what we owe, and due by its terms or by law. */
import { purchaseEntry } from '#domain/payments/ledger/purchase-postings.ts';
import { type MillInvoice, type MillInvoiceInput, readMillInvoice } from '#domain/purchases/mill-invoice.ts';
import { paymentDue } from '#domain/purchases/payment-due.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { writeEntry } from '#server/capabilities/payments/ledger/write-entry.ts';
import { findMillOnPaper } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import { isFileOfMill } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { lockPurchase } from './accept-purchase.ts';
import { insertMillInvoice, invoicesOfPurchase, soldAndBought } from './mill-invoices.store.ts';
import type { PurchaseRow } from './purchases.store.ts';
import { recordPurchase } from './record-purchase.ts';
import { leftToBill } from './view-purchase.ts';

type Typed = MillInvoiceInput & {
  purchaseId: string;
  dispatchId?: string | null | undefined;
  fileId?: string | null | undefined;
};

export async function addMillInvoice(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { purchaseId, dispatchId = null, fileId = null, ...typed }: Typed,
): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId);
  const { brand_id, supplier_id, payment_days } = purchase;
  const invoice = await readInvoice(services, tx, purchase, typed);
  await assertOfPurchase(tx, purchase, { dispatchId, fileId });
  const { msmeClass } = await findMillOnPaper(tx, supplier_id);
  const { dueOn, isStatutory } = paymentDue(invoice.invoicedOn, payment_days, msmeClass);
  const invoiceId = services.ids.next();
  const row = {
    brand_id,
    invoice_id: invoiceId,
    purchase_id: purchaseId,
    supplier_id,
    dispatch_id: dispatchId,
    file_id: fileId,
    ...columnsOf(invoice),
    due_on: dueOn,
    is_statutory: isStatutory,
    entered_by: by.kind === 'staff' ? by.staffId : null,
    entered_at: services.clock.now(),
  };
  await refusedOnClash(insertMillInvoice(tx, row), 'one_invoice_of_mill', () =>
    formRefusal({ number: 'This invoice of the mill is already entered.' }),
  );
  const owner = { brand_id, order_id: null, bought_from: supplier_id };
  const entry = purchaseEntry(invoice);
  await writeEntry(services, tx, owner, `purchase-invoice:${invoiceId}`, entry, invoice.invoicedOn);
  const details = { number: invoice.number, minor: String(invoice.total.minor), dueOn };
  await recordPurchase(services, tx, deskInHistory(by), { purchaseId, action: 'invoiced', details });
}

async function readInvoice(
  { clock }: Services,
  tx: Queries,
  purchase: PurchaseRow,
  typed: MillInvoiceInput,
): Promise<MillInvoice> {
  const reading = readMillInvoice(typed, {
    currency: purchase.currency,
    orderedOn: purchase.ordered_on,
    today: accountingDay(clock.now()),
    leftToBill: leftToBill(purchase, await invoicesOfPurchase(tx, purchase)),
  });
  if (!reading.ok) throw formRefusalFor(reading.problems);
  return reading.invoice;
}

/** A shipment of another order and a file of another mill read as missing. */
async function assertOfPurchase(
  tx: Queries,
  purchase: PurchaseRow,
  { dispatchId, fileId }: { dispatchId: string | null; fileId: string | null },
): Promise<void> {
  const shipments = dispatchId === null ? [] : await soldAndBought(tx, purchase);
  if (dispatchId !== null && !shipments.some(({ dispatch_id }) => dispatch_id === dispatchId))
    throw formRefusal({ dispatchId: 'Choose a shipment of this order.' });
  const { brand_id, supplier_id } = purchase;
  if (fileId !== null && !(await isFileOfMill(tx, brand_id, supplier_id, fileId)))
    throw formRefusal({ fileId: 'Add the file again.' });
}

function columnsOf({ number, invoicedOn, taxable, gst, roundOff, total }: MillInvoice) {
  return {
    number,
    financial_year: financialYearOf(invoicedOn),
    invoiced_on: invoicedOn,
    currency: total.currency,
    taxable_minor: taxable.minor,
    gst_minor: gst.minor,
    round_off_minor: roundOff.minor,
    total_minor: total.minor,
  };
}
