import type { Input } from '#contract/endpoint.ts';
import type {
  addRemittance as add,
  changeRemittance as change,
  ExportInvoice,
} from '#contract/staff/books.ts';
import { type Remittance, readRemittance } from '#domain/books/realisation.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { changeDetails } from '#server/db/change-details.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryEntry, recordHistory } from '#server/db/history.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { BookStaff } from './book-rules.ts';
import { viewExport } from './export-invoices.ts';
import {
  type ExportRow,
  exportOf,
  insertRemittance,
  lockExport,
  remittanceOf,
  updateRemittance,
} from './exports.store.ts';

export async function addRemittance(
  services: Services,
  tx: Queries,
  staff: BookStaff,
  { dispatchId, ...typed }: { dispatchId: string } & Input<typeof add>['body'],
): Promise<ExportInvoice> {
  const invoice = await lockedExport(tx, dispatchId);
  const remittance = read(services, invoice, typed);
  const row = {
    remittance_id: services.ids.next(),
    brand_id: invoice.brand_id,
    dispatch_id: dispatchId,
    ...columnsOf(remittance),
    currency: invoice.currency,
    entered_by: staff.staffId,
    entered_at: services.clock.now(),
  };
  await refusedOnClash(insertRemittance(tx, row), 'one_remittance_an_invoice', taken);
  await record(services, tx, staff, invoice, 'remittance-entered', changeDetails({}, detailsOf(remittance)));
  return viewExport(services, tx, dispatchId);
}

export async function changeRemittance(
  services: Services,
  tx: Queries,
  staff: BookStaff,
  { remittanceId, revision, ...typed }: { remittanceId: string } & Input<typeof change>['body'],
): Promise<ExportInvoice> {
  const known = await remittanceOf(tx, remittanceId);
  if (!known) throw new Refusal('not_found');
  const invoice = await lockedExport(tx, known.dispatch_id);
  const row = await remittanceOf(tx, remittanceId);
  if (!row) throw new Refusal('not_found');
  assertUnchanged(revision, row.revision);
  const remittance = read(services, invoice, typed);
  const changed = updateRemittance(tx, row, { ...columnsOf(remittance), revision: row.revision + 1 });
  await refusedOnClash(changed, 'one_remittance_an_invoice', taken);
  const before = {
    reference: row.reference,
    ebrc: row.ebrc,
    receivedOn: row.received_on,
    minor: row.amount_minor,
    currency: row.currency,
  };
  await record(
    services,
    tx,
    staff,
    invoice,
    'remittance-changed',
    changeDetails(before, detailsOf(remittance)),
  );
  return viewExport(services, tx, known.dispatch_id);
}

const taken = () => formRefusal({ reference: 'This number is already entered for this invoice.' });

async function lockedExport(tx: Queries, dispatchId: string): Promise<ExportRow> {
  await lockExport(tx, dispatchId);
  const invoice = await exportOf(tx, dispatchId);
  if (!invoice) throw new Refusal('not_found');
  return invoice;
}

function read({ clock }: Services, { currency }: ExportRow, typed: Input<typeof add>['body']): Remittance {
  const reading = readRemittance(typed, { currency, today: accountingDay(clock.now()) });
  if (!reading.ok) throw formRefusalFor(reading.problems);
  return reading.remittance;
}

function columnsOf({ reference, ebrc, receivedOn, amount }: Remittance) {
  return { reference, ebrc, received_on: receivedOn, amount_minor: amount.minor };
}

function detailsOf({ reference, ebrc, receivedOn, amount }: Remittance) {
  return { reference, ebrc, receivedOn, minor: amount.minor, currency: amount.currency };
}

async function record(
  services: Services,
  tx: Queries,
  staff: BookStaff,
  { dispatch_id }: ExportRow,
  action: string,
  details: NonNullable<HistoryEntry['details']>,
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'export-invoice', id: dispatch_id },
    action,
    actor: deskInHistory(staff),
    details,
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['books'] });
}
