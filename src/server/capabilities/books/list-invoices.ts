import type { Input, Reply } from '#contract/endpoint.ts';
import type { listInvoices as contract } from '#contract/staff/books.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { type ListedRow, registerPage, registerSums, type SumRow } from './invoices.store.ts';
import { daysOfMonth } from './month-of-books.ts';

/** This month's, unless another one is asked for. */
export async function listInvoices(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  {
    month = accountingDay(clock.now()).slice(0, 7),
    gstin,
    q,
    offset,
    limit,
  }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const days = { ...daysOfMonth(month), gstin: gstin ?? null };
  const patterns = searchPatterns(q);
  const rows = await registerPage(db, days, { patterns, offset, limit });
  const sums = await registerSums(db, days, patterns);
  const total = sums.reduce((all, { count }) => all + count, 0);
  return {
    records: rows.map(invoiceView),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
    month,
    sums: sums.map(sumsView),
  };
}

function invoiceView(row: ListedRow): Reply<typeof contract>['records'][number] {
  return {
    dispatchId: row.dispatch_id,
    kind: row.kind,
    number: row.number,
    issuedOn: row.invoiced_on,
    seller: row.gstin,
    brandId: row.brand_id,
    company: row.company,
    buyerGstin: row.buyer_gstin,
    placeOfSupply: row.place_of_supply,
    orderId: row.order_id,
    isSwatch: row.swatch_id !== null,
    orderNumber: row.order_number,
    ...sumsView(row),
    registration: registrationView(row),
    hasFiles: row.has_document,
  };
}

function registrationView({ registration_state: state, ack_number, irn }: ListedRow) {
  return state && { state, irn: ack_number === null ? null : irn };
}

function sumsView(row: SumRow): Reply<typeof contract>['sums'][number] {
  const view = (minor: bigint) => moneyView(money(minor, row.currency));
  return {
    taxable: view(row.taxable_minor),
    igst: view(row.igst_minor),
    cgst: view(row.cgst_minor),
    sgst: view(row.sgst_minor),
    roundOff: view(row.round_off_minor),
    total: view(row.total_minor),
  };
}
