/** The register of a month as CSV, some hundred rows at a time. */
import { tallyAmount as amountText } from '#domain/books/tally/tally-names.ts';
import { csvOf } from '#domain/shared/csv.ts';
import type { Queries } from '#server/db/database.ts';
import { type RegisterRow, registerAfter } from '../invoices.store.ts';
import { daysOfMonth, type SellersMonth } from '../month-of-books.ts';

const HEAD = [
  'Type',
  'Number',
  'Date',
  'Seller GSTIN',
  'Company',
  'Buyer GSTIN',
  'Place of supply',
  'Order',
  'Currency',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST',
  'Round off',
  'Total',
];
const BATCH_ROWS = 500;
/** Without it spreadsheets take the text for another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

export async function* registerCsv(db: Queries, { gstin, month }: SellersMonth): AsyncGenerator<string> {
  const days = { ...daysOfMonth(month), gstin };
  yield `${BYTE_ORDER_MARK}${csvOf(HEAD, [])}\r\n`;
  let last: RegisterRow | null = null;
  do {
    const rows: RegisterRow[] = await registerAfter(db, days, last, BATCH_ROWS);
    if (rows.length > 0) yield `${csvOf([], rows.map(cells)).slice(2)}\r\n`;
    last = rows.length === BATCH_ROWS ? (rows.at(-1) ?? null) : null;
  } while (last);
}

function cells(row: RegisterRow): string[] {
  return [
    row.kind === 'invoice' ? 'Invoice' : 'Credit note',
    row.number,
    row.invoiced_on,
    row.gstin,
    row.company,
    row.buyer_gstin ?? '',
    row.place_of_supply,
    row.order_number,
    row.currency,
    amountText(row.taxable_minor),
    amountText(row.igst_minor),
    amountText(row.cgst_minor),
    amountText(row.sgst_minor),
    amountText(row.round_off_minor),
    amountText(row.total_minor),
  ];
}
