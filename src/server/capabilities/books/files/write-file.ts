/** The files of the books, written piece by piece while they are sent; or what keeps one from being written. */
import { BOOK_FILES, type BookFileKind } from '#domain/books/book-files.ts';
import { bookRule } from '#domain/books/book-rules.ts';
import { writeEInvoice } from '#domain/books/e-invoice.ts';
import { writeEWayBill } from '#domain/books/e-way-bill.ts';
import { gstr1FileName, writeGstr1 } from '#domain/books/gstr1/gstr1.ts';
import { gstr1Tables } from '#domain/books/gstr1/gstr1-tables.ts';
import { writeTally } from '#domain/books/tally/tally-file.ts';
import type { Written } from '#domain/books/written.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { writeWorkbook } from '#server/capabilities/documents/rendering/spreadsheet/write-workbook.ts';
import { findSellerName } from '#server/capabilities/payments/sellers/find-seller-name.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { readRules } from '../book-rules.ts';
import { paperOf } from '../invoices.store.ts';
import { documentOf, readMonth, returnMonth, type SellersMonth, tallyMonth } from '../month-of-books.ts';
import { registerCsv } from './register-csv.ts';

export type BookFile =
  | ({ kind: MonthKind } & SellersMonth)
  | { kind: Exclude<BookFileKind, MonthKind>; dispatchId: string };
type MonthKind = {
  [Kind in BookFileKind]: (typeof BOOK_FILES)[Kind]['about'] extends 'month' ? Kind : never;
}[BookFileKind];

export type OpenFile = {
  name: string;
  type: string;
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string>;
};

type Reading = Pick<Parts, 'clock'>;

export async function writeBookFile(parts: Reading, db: Queries, file: BookFile): Promise<Written<OpenFile>> {
  const written = await ('month' in file ? monthFile(parts, db, file) : invoiceFile(db, file));
  if (!written.ok) return written;
  return { ok: true, content: { ...written.content, type: BOOK_FILES[file.kind].type } };
}

type Named = Omit<OpenFile, 'type'>;

async function monthFile(
  { clock }: Reading,
  db: Queries,
  file: { kind: MonthKind } & SellersMonth,
): Promise<Written<Named>> {
  const { kind, gstin, month } = file;
  if (kind === 'register_csv') {
    return { ok: true, content: { name: `invoices-${gstin}-${month}.csv`, pieces: registerCsv(db, file) } };
  }
  const books = await readMonth(db, file);
  if (kind === 'tally_masters' || kind === 'tally_vouchers') {
    const part = kind === 'tally_masters' ? 'masters' : 'vouchers';
    const company = (await findSellerName(db, gstin)) ?? '';
    return named(writeTally(tallyMonth(file, books, company), part), (pieces) => ({
      name: `tally-${part}-${gstin}-${month}.xml`,
      pieces,
    }));
  }
  return named(writeGstr1(returnMonth(file, books)), (gstr1) =>
    kind === 'gstr1_json'
      ? { name: gstr1FileName(gstin, accountingDay(clock.now())), pieces: [JSON.stringify(gstr1)] }
      : { name: `GSTR1-${gstin}-${month}.xlsx`, pieces: writeWorkbook(gstr1Tables(gstr1)) },
  );
}

async function invoiceFile(
  db: Queries,
  { kind, dispatchId }: Extract<BookFile, { dispatchId: string }>,
): Promise<Written<Named>> {
  const row = await paperOf(db, dispatchId);
  const document = row && documentOf(row);
  if (!document) throw new Refusal('not_found');
  const plainNumber = document.number.replaceAll('/', '-');
  if (kind === 'e_invoice') {
    return named(writeEInvoice(document), (invoice) => ({
      name: `e-invoice-${plainNumber}.json`,
      pieces: [JSON.stringify([invoice])],
    }));
  }
  const rules = await readRules(db);
  const written = writeEWayBill(document, {
    version: bookRule(rules, 'eway_bill_version', document.issuedOn),
    exportDocumentType: bookRule(rules, 'eway_export_document', document.issuedOn) === 'BIL' ? 'BIL' : 'INV',
  });
  return named(written, (bill) => ({
    name: `e-way-bill-${plainNumber}.json`,
    pieces: [JSON.stringify(bill)],
  }));
}

function named<T>(written: Written<T>, file: (content: T) => Named): Written<Named> {
  return written.ok ? { ok: true, content: file(written.content) } : written;
}
