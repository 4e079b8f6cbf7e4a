/** A credit note with its number, frozen whole in its row; a registered buyer is asked for the input credit with it. */
import { asksReversal, creditNoteDocument, type LeftOfInvoice } from '#domain/documents/tax/credit-note.ts';
import { freezeTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { type TaxDocument, taxOfKind } from '#domain/documents/tax/tax-document.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findSellerRow } from '../sellers/find-seller-terms.ts';
import { nextCreditNoteNumber } from '../sellers/paper-numbers.ts';
import { insertCreditNote, insertReversal } from './credit-notes.store.ts';

/** What a claim takes back from one tax invoice. */
export type CreditedInvoice = {
  dispatchId: string;
  sellerId: string;
  invoice: TaxDocument;
  /** Tax included. */
  total: Money;
  left: LeftOfInvoice;
  thousandths: bigint;
};

/** The order must be locked. */
export async function writeCreditNote(
  services: Pick<Services, 'clock' | 'ids'>,
  tx: Queries,
  order: OrderRow,
  issueId: string,
  credited: CreditedInvoice,
): Promise<{ noteId: string; note: TaxDocument }> {
  const now = services.clock.now();
  const noteId = services.ids.next();
  const issuedOn = accountingDay(now);
  const financialYear = financialYearOf(issuedOn);
  const { dispatchId, sellerId, invoice, total, left, thousandths } = credited;
  const seller = await findSellerRow(tx, sellerId);
  const number = await nextCreditNoteNumber(tx, { seller, day: issuedOn });
  const note = creditNoteDocument(invoice, { number, issuedOn, total, left, thousandths });
  await insertCreditNote(tx, {
    note_id: noteId,
    brand_id: order.brand_id,
    order_id: order.order_id,
    issue_id: issueId,
    dispatch_id: dispatchId,
    seller_id: sellerId,
    gstin: seller.gstin,
    financial_year: financialYear,
    noted_on: issuedOn,
    created_at: now,
    ...columnsOf(note),
  });
  if (asksReversal(note))
    await insertReversal(tx, { note_id: noteId, brand_id: order.brand_id, asked_on: issuedOn });
  return { noteId, note };
}

function columnsOf(note: TaxDocument) {
  const [igst, cgst, sgst] = (['igst', 'cgst', 'sgst'] as const).map((kind) => taxOfKind(note, kind));
  const taxes = { igst_minor: igst ?? 0n, cgst_minor: cgst ?? 0n, sgst_minor: sgst ?? 0n };
  return {
    number: note.number,
    supply: note.supply,
    currency: note.total.currency,
    taxable_minor: note.taxable.minor,
    ...taxes,
    gst_minor: taxes.igst_minor + taxes.cgst_minor + taxes.sgst_minor,
    round_off_minor: note.roundOff.minor,
    total_minor: note.total.minor,
    document: freezeTaxDocument(note),
  };
}
