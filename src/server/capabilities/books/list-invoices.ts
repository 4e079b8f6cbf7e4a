import { createHash } from 'node:crypto';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listInvoices as contract } from '#contract/staff/books.ts';
import { OTHER_COUNTRIES } from '#domain/account/tax-numbers/gst-states.ts';
import { irnText } from '#domain/books/irn.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/list-page.ts';
import type { Parts } from '#server/parts.ts';
import { type RegisterRow, registerPage, registerSums, type SumRow } from './invoices.store.ts';
import { daysOfMonth } from './month-of-books.ts';

/** This month's, unless another one is asked for. */
export async function listInvoices(
  { clock }: Pick<Parts, 'clock'>,
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

function invoiceView(row: RegisterRow): Reply<typeof contract>['records'][number] {
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
    orderNumber: row.order_number,
    ...sumsView(row),
    irn: irnOf(row),
    hasFiles: row.has_document,
  };
}

/** Sales in India to buyers without registration have none. */
function irnOf({
  kind,
  buyer_gstin,
  place_of_supply,
  gstin,
  invoiced_on,
  number,
}: RegisterRow): string | null {
  if (buyer_gstin === null && place_of_supply !== OTHER_COUNTRIES) return null;
  const named = { kind, seller: { gstin }, issuedOn: invoiced_on, number };
  return createHash('sha256').update(irnText(named)).digest('hex');
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
