/** The files of the books, written piece by piece while they are sent; or what keeps one from being written. */
import { BOOK_FILES, type BookFileKind } from '#domain/books/book-files.ts';
import { bookRule } from '#domain/books/book-rules.ts';
import { writeChallanWay } from '#domain/books/challan-way.ts';
import { writeEInvoice } from '#domain/books/e-invoice.ts';
import { type EWayBillFile, type EWayBillRules, writeEWayBill } from '#domain/books/e-way-bill.ts';
import { gstr1FileName, writeGstr1 } from '#domain/books/gstr1/gstr1.ts';
import { gstr1Tables } from '#domain/books/gstr1/gstr1-tables.ts';
import { writeTally } from '#domain/books/tally/tally-file.ts';
import type { Written } from '#domain/books/written.ts';
import { thawChallan } from '#domain/documents/tax/frozen-tax-document.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { writeWorkbook } from '#server/capabilities/documents/rendering/spreadsheet/write-workbook.ts';
import { findSellerName } from '#server/capabilities/payments/sellers/find-seller-name.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { readRules } from '../book-rules.ts';
import { challanOfIssue, dispatchPlaceOf, paperOf, paperOfWaitingGoods } from '../invoices.store.ts';
import { documentOf, readMonth, returnMonth, type SellersMonth, tallyMonth } from '../month-of-books.ts';
import { registerCsv } from './register-csv.ts';

export type BookFile =
  | ({ kind: MonthKind } & SellersMonth)
  | { kind: KindAbout<'invoice'>; dispatchId: string }
  | { kind: KindAbout<'challan'>; issueId: string };
type KindAbout<About> = {
  [Kind in BookFileKind]: (typeof BOOK_FILES)[Kind]['about'] extends About ? Kind : never;
}[BookFileKind];
type MonthKind = KindAbout<'month'>;

export type OpenFile = {
  name: string;
  type: string;
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string>;
};

type Reading = Pick<Services, 'clock'>;

export async function writeBookFile(
  services: Reading,
  db: Queries,
  file: BookFile,
): Promise<Written<OpenFile>> {
  const written = await namedFile(services, db, file);
  if (!written.ok) return written;
  return { ok: true, content: { ...written.content, type: BOOK_FILES[file.kind].type } };
}

function namedFile(services: Reading, db: Queries, file: BookFile): Promise<Written<Named>> {
  if ('month' in file) return monthFile(services, db, file);
  return 'issueId' in file ? challanFile(db, file.issueId) : invoiceFile(db, file);
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
  const document = row ? documentOf(row) : await paperOfWaitingGoods(db, dispatchId);
  if (!document) throw new Refusal('not_found');
  const dispatchFrom = await dispatchPlaceOf(db, dispatchId);
  if (kind === 'e_invoice') {
    return named(writeEInvoice(document, dispatchFrom), (invoice) => ({
      name: `e-invoice-${document.number.replaceAll('/', '-')}.json`,
      pieces: [JSON.stringify([invoice])],
    }));
  }
  const rules = await wayRules(db, document.issuedOn);
  return wayFile(document.number, writeEWayBill(document, rules, { dispatchFrom }));
}

async function challanFile(db: Queries, issueId: string): Promise<Written<Named>> {
  const frozen = await challanOfIssue(db, issueId);
  if (!frozen) throw new Refusal('not_found');
  const challan = thawChallan(frozen);
  return wayFile(challan.number, writeChallanWay(challan, await wayRules(db, challan.issuedOn)));
}

async function wayRules(db: Queries, day: CalendarDay): Promise<EWayBillRules> {
  const rules = await readRules(db);
  return {
    version: bookRule(rules, 'eway_bill_version', day),
    exportDocumentType: bookRule(rules, 'eway_export_document', day) === 'BIL' ? 'BIL' : 'INV',
  };
}

function wayFile(number: string, written: Written<EWayBillFile>): Written<Named> {
  return named(written, (bill) => ({
    name: `e-way-bill-${number.replaceAll('/', '-')}.json`,
    pieces: [JSON.stringify(bill)],
  }));
}

function named<T>(written: Written<T>, file: (content: T) => Named): Written<Named> {
  return written.ok ? { ok: true, content: file(written.content) } : written;
}
