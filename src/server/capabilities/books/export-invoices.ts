import type { Input, Reply } from '#contract/endpoint.ts';
import type { listExportInvoices as contract, ExportInvoice } from '#contract/staff/books.ts';
import { type BookRule, bookRule } from '#domain/books/book-rules.ts';
import { realisationLimit, realisationState } from '#domain/books/realisation.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset, searchPatterns } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { readRules } from './book-rules.ts';
import { type ExportRow, exportOf, exportPage, type RemittanceRow, remittancesOf } from './exports.store.ts';

export async function listExportInvoices(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { q, open, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const search = { patterns: searchPatterns(q), isOpen: open === 'yes', offset, limit };
  const { rows, total } = await exportPage(db, search);
  const remittances = await remittancesOf(
    db,
    rows.map(({ dispatch_id }) => dispatch_id),
  );
  const rules = await readRules(db);
  const today = accountingDay(clock.now());
  return {
    records: rows.map((row) => exportView(row, remittances, rules, today)),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

export async function viewExport(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  dispatchId: string,
): Promise<ExportInvoice> {
  const row = await exportOf(db, dispatchId);
  if (!row) throw new Refusal('not_found');
  const remittances = await remittancesOf(db, [dispatchId]);
  return exportView(row, remittances, await readRules(db), accountingDay(clock.now()));
}

/** The time begins when the goods leave the country; until customs says when, with the invoice. */
function exportView(
  row: ExportRow,
  remittances: readonly RemittanceRow[],
  rules: readonly BookRule[],
  today: CalendarDay,
): ExportInvoice {
  const shippedOn = row.bill_on ?? row.invoiced_on;
  const rule = row.currency === 'INR' ? 'realisation_months_rupees' : 'realisation_months';
  const limit = realisationLimit(shippedOn, Number(bookRule(rules, rule, shippedOn)));
  const realisation = { total: row.total_minor, realised: row.realised_minor, limit };
  return {
    dispatchId: row.dispatch_id,
    number: row.number,
    issuedOn: row.invoiced_on,
    company: row.company,
    orderId: row.order_id,
    orderNumber: row.order_number,
    total: moneyView(money(row.total_minor, row.currency)),
    realised: moneyView(money(row.realised_minor, row.currency)),
    state: realisationState(realisation, today),
    limit,
    shippingBill: billView(row),
    remittances: remittances
      .filter(({ dispatch_id }) => dispatch_id === row.dispatch_id)
      .map((each) => ({
        remittanceId: each.remittance_id,
        reference: each.reference,
        ebrc: each.ebrc,
        receivedOn: each.received_on,
        amount: moneyView(money(each.amount_minor, each.currency)),
        revision: each.revision,
      })),
  };
}

function billView({
  bill_number,
  bill_on,
  bill_port,
  bill_revision,
}: ExportRow): ExportInvoice['shippingBill'] {
  if (bill_number === null || bill_on === null || bill_port === null || bill_revision === null) return null;
  return { number: bill_number, billedOn: bill_on, portCode: bill_port, revision: bill_revision };
}
