/** A month of a seller's papers, as files and returns are written from it. */
import { type BookRule, bookRule, paiseOf } from '#domain/books/book-rules.ts';
import type { ReturnMonth } from '#domain/books/gstr1/gstr1.ts';
import type { TallyMonth } from '#domain/books/tally/tally-file.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { addDays, type CalendarDay, startOfDay } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import type { Currency } from '#domain/shared/money.ts';
import { taxDocumentOf } from '#server/capabilities/delivery/invoice/write-invoice.ts';
import type { Queries } from '#server/db/database.ts';
import { readRules } from './book-rules.ts';
import {
  challansOfMonth,
  type MonthOfInvoices,
  type PaperRow,
  papersOfMonth,
  papersWithoutGoods,
  type RegisteredPaperRow,
} from './invoices.store.ts';
import {
  type AdjustmentRow,
  adjustmentsBetween,
  type MovementRow,
  type PaidRow,
  payoutsBetween,
  type ReceiptRow,
  receiptsBetween,
  refundsBetween,
  refundVouchersBetween,
  swatchReceiptsBetween,
  unaskedBetween,
} from './payments.store.ts';

export type SellersMonth = { gstin: string; month: string };

export function daysOfMonth(month: string): { from: CalendarDay; until: CalendarDay } {
  const from = `${month}-01`;
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` };
}

export type MonthOfBooks = {
  documents: TaxDocument[];
  /** What the invoices came to that credit notes take back from, by the number of the note. */
  againstTotals: ReadonlyMap<string, bigint>;
  receipts: ReceiptRow[];
  /** Collected by couriers. */
  swatchReceipts: ReceiptRow[];
  /** Money besides receipts. */
  movements: MovementRow[];
  adjustments: AdjustmentRow[];
  /** Numbers of refund vouchers. */
  refundVouchers: string[];
  rules: BookRule[];
  /** Numbers of delivery challans. */
  challans: string[];
  /** Written before invoices were kept whole. */
  withoutDocument: string[];
  /** Numbers that the registry was told of, and with which no goods have left. */
  withoutGoods: RegisteredPaperRow[];
};

export async function readMonth(db: Queries, { gstin, month }: SellersMonth): Promise<MonthOfBooks> {
  const days: MonthOfInvoices = { ...daysOfMonth(month), gstin };
  const zone = MARKET_RULES.IN.timeZone;
  const between = { gstin, from: startOfDay(days.from, zone), until: startOfDay(days.until, zone) };
  const papers = await papersOfMonth(db, days);
  return {
    documents: papers.flatMap((row) => documentOf(row) ?? []),
    againstTotals: new Map(
      papers.map(({ number, against_total_minor }) => [number, against_total_minor ?? 0n]),
    ),
    withoutDocument: papers.filter(({ document }) => document === null).map(({ number }) => number),
    challans: await challansOfMonth(db, days),
    receipts: await receiptsBetween(db, between),
    swatchReceipts: await swatchReceiptsBetween(db, between),
    movements: [
      ...(await unaskedBetween(db, between)),
      ...(await refundsBetween(db, between)),
      ...(await payoutsBetween(db, between)),
    ],
    adjustments: await adjustmentsBetween(db, between),
    refundVouchers: await refundVouchersBetween(db, between),
    withoutGoods: await papersWithoutGoods(db, days),
    rules: await readRules(db),
  };
}

/** With the shipping bill, which comes after it was frozen. */
export function documentOf(row: PaperRow): TaxDocument | null {
  const document = taxDocumentOf(row);
  if (document === null) return null;
  if (row.bill_number === null || row.bill_on === null || row.bill_port === null) return document;
  return {
    ...document,
    shippingBill: { number: row.bill_number, date: row.bill_on, portCode: row.bill_port },
  };
}

export function returnMonth({ gstin, month }: SellersMonth, books: MonthOfBooks): ReturnMonth {
  const { documents, challans, receipts, refundVouchers, rules, withoutGoods } = books;
  const lastDay = addDays(daysOfMonth(month).until, -1);
  return {
    gstin,
    month,
    papers: documents.map((document) => ({
      document,
      againstTotal: books.againstTotals.get(document.number) ?? null,
    })),
    issued: [
      ...documents.map(({ kind, number }) => ({ kind, number, isCancelled: false })),
      ...withoutGoods
        .filter(({ is_cancelled }) => is_cancelled)
        .map(({ kind, number }) => ({ kind, number, isCancelled: true })),
      ...receipts.map(({ number }) => ({ kind: 'receipt_voucher' as const, number, isCancelled: false })),
      ...refundVouchers.map((number) => ({ kind: 'refund_voucher' as const, number, isCancelled: false })),
      ...challans.map((number) => ({ kind: 'challan' as const, number, isCancelled: false })),
    ],
    rules: {
      version: bookRule(rules, 'gstr1_version', lastDay),
      largeAbove: paiseOf(bookRule(rules, 'large_unregistered_above', lastDay)),
    },
  };
}

export function tallyMonth({ gstin, month }: SellersMonth, books: MonthOfBooks, company: string): TallyMonth {
  const lastDay = addDays(daysOfMonth(month).until, -1);
  const ledger = (name: Parameters<typeof bookRule>[1]) => bookRule(books.rules, name, lastDay);
  return {
    gstin,
    documents: books.documents,
    receipts: [
      ...books.receipts.filter(isInRupees).map(tallyReceipt),
      ...books.swatchReceipts.filter(isInRupees).map((row) => ({ ...tallyReceipt(row), isSwatch: true })),
    ],
    movements: books.movements.filter(isInRupees).map(tallyMovement),
    adjustments: books.adjustments.filter(isInRupees).map(tallyAdjustment),
    ledgers: {
      company,
      sales: ledger('tally_sales'),
      exportSales: ledger('tally_export_sales'),
      igst: ledger('tally_igst'),
      cgst: ledger('tally_cgst'),
      sgst: ledger('tally_sgst'),
      roundOff: ledger('tally_round_off'),
      bank: ledger('tally_bank'),
      taxWithheld: ledger('tally_tax_withheld'),
      writtenOff: ledger('tally_written_off'),
      cancellationCharges: ledger('tally_cancellation_charges'),
    },
  };
}

function tallyReceipt(row: ReceiptRow): TallyMonth['receipts'][number] {
  const amounts = { amount: row.amount_minor, withheld: row.withheld_minor };
  return { ...paidBy(row), ...amounts, receivedOn: accountingDay(row.given_at) };
}

function tallyMovement(row: MovementRow): TallyMonth['movements'][number] {
  const { kind, cause, amount_minor: amount, moved_at } = row;
  return { ...paidBy(row), kind, cause, amount, movedOn: accountingDay(moved_at) };
}

function tallyAdjustment(row: AdjustmentRow): TallyMonth['adjustments'][number] {
  const { kind, cause, booked_on: bookedOn } = row;
  const amounts = {
    writtenOff: row.written_off_minor,
    withheld: row.withheld_minor,
    kept: row.kept_minor,
  };
  return { ...paidBy(row), ...amounts, kind, cause, bookedOn };
}

function paidBy({
  number,
  company,
  gstin,
  state_code,
  country,
  order_number,
}: Omit<PaidRow, 'amount_minor' | 'currency'>) {
  const party = { legalName: company, gstin, stateCode: state_code, country };
  return { number, party, orderNumber: order_number };
}

function isInRupees({ currency }: Pick<PaidRow, 'currency'>): boolean {
  return currency === 'INR';
}

/** Told before anything is filed or imported. */
export function leftOut(books: MonthOfBooks): string[] {
  const { withoutDocument, receipts, swatchReceipts, movements, adjustments, withoutGoods } = books;
  const foreign = [...receipts, ...swatchReceipts].filter((row) => !isInRupees(row));
  return [
    ...withoutDocument.map(
      (number) => `${number}: it was written before invoices were kept whole. Enter it by hand.`,
    ),
    ...withoutGoods
      .filter(({ is_cancelled }) => !is_cancelled)
      .map(
        ({ number }) =>
          `${number}: its goods haven’t left yet. Send them, or cancel the invoice, before you file.`,
      ),
    ...foreign.map(
      ({ number, currency }) =>
        `${number}: it was paid in ${currency}. Enter the receipt in Tally with the bank’s rate.`,
    ),
    ...[...movements, ...adjustments]
      .filter((row) => !isInRupees(row))
      .map(({ number, kind, currency }) => `${number}: ${FOREIGN[kind](currency)}`),
  ];
}

const FOREIGN: Record<(MovementRow | AdjustmentRow)['kind'], (currency: Currency) => string> = {
  refund: (currency) => `it was refunded in ${currency}. Enter the refund in Tally with the bank’s rate.`,
  unasked: (currency) =>
    `a payment in ${currency} is to be refunded. Enter it in Tally with the bank’s rate.`,
  payout: (currency) => `account credit was paid out in ${currency}. Enter it in Tally with the bank’s rate.`,
  write_off: (currency) =>
    `a balance in ${currency} was written off. Enter it in Tally with the rate of its invoice.`,
  cancellation: (currency) =>
    `it was cancelled, and money in ${currency} was kept. Enter it in Tally with the bank’s rate.`,
};
