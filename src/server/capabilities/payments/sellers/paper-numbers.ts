/** Numbers of a seller's own tax invoices and credit notes, whoever writes them; a later number never has an earlier day. */
import { writeCreditNoteNumber } from '#domain/documents/tax/credit-note.ts';
import { writeInvoiceNumber } from '#domain/documents/tax/invoice-number.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import type { Queries } from '#server/db/database.ts';
import type { SellerRow } from './find-seller-terms.ts';
import { comingInvoiceSerial, lastInvoiceDay, nextInvoiceSerial } from './invoice-series.store.ts';
import { nextPaperSerial } from './paper-series.store.ts';

type Numbered = { seller: Pick<SellerRow, 'gstin' | 'invoice_prefix'>; day: CalendarDay };

/** Everybody else who wants one waits until this transaction ends. */
export async function nextInvoiceNumber(tx: Queries, { seller, day }: Numbered): Promise<string> {
  const financialYear = financialYearOf(day);
  const serial = await nextInvoiceSerial(tx, { seller, financialYear });
  return writeInvoiceNumber(seller.invoice_prefix, financialYear, serial);
}

/** If nobody comes first. */
export async function comingInvoiceNumber(db: Queries, { seller, day }: Numbered): Promise<string> {
  const financialYear = financialYearOf(day);
  const serial = await comingInvoiceSerial(db, { seller, financialYear });
  return writeInvoiceNumber(seller.invoice_prefix, financialYear, serial);
}

export async function nextCreditNoteNumber(tx: Queries, { seller, day }: Numbered): Promise<string> {
  const financialYear = financialYearOf(day);
  const serial = await nextPaperSerial(tx, { kind: 'credit_note', seller, financialYear });
  return writeCreditNoteNumber(seller.invoice_prefix, financialYear, serial);
}

export async function invoiceDayProblem(
  db: Queries,
  { seller, day }: Numbered,
  now: Date,
): Promise<string | null> {
  const last = await lastInvoiceDay(db, { seller, financialYear: financialYearOf(day) }, now);
  return last !== null && day < last
    ? `The last invoice is dated ${formatDay(last, DETAIL_DATE_FORMAT)}. Choose that day or a later one.`
    : null;
}
