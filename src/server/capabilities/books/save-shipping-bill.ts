import type { Input } from '#contract/endpoint.ts';
import type { saveShippingBill as contract, ExportInvoice } from '#contract/staff/books.ts';
import { readShippingBill } from '#domain/books/realisation.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { changeDetails } from '#server/db/change-details.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { BookStaff } from './book-rules.ts';
import { viewExport } from './export-invoices.ts';
import { exportOf, lockExport, upsertShippingBill } from './exports.store.ts';

/** Customs names it after the goods have left; a slip is corrected, and the history keeps what stood there. */
export async function saveShippingBill(
  services: Services,
  tx: Queries,
  staff: BookStaff,
  { dispatchId, revision, ...typed }: { dispatchId: string } & Input<typeof contract>['body'],
): Promise<ExportInvoice> {
  await lockExport(tx, dispatchId);
  const row = await exportOf(tx, dispatchId);
  if (!row) throw new Refusal('not_found');
  assertUnchanged(revision ?? 0, row.bill_revision ?? 0);
  const now = services.clock.now();
  const reading = readShippingBill(typed, { invoicedOn: row.invoiced_on, today: accountingDay(now) });
  if (!reading.ok) throw formRefusal(reading.problems);
  const { number, billedOn, portCode } = reading.bill;
  await upsertShippingBill(tx, {
    dispatch_id: dispatchId,
    brand_id: row.brand_id,
    number,
    billed_on: billedOn,
    port_code: portCode,
    revision: (row.bill_revision ?? 0) + 1,
    changed_at: now,
  });
  const before = { shippingBill: row.bill_number, billedOn: row.bill_on, portCode: row.bill_port };
  await recordHistory(services, tx, {
    subject: { kind: 'export-invoice', id: dispatchId },
    action: 'shipping-bill-entered',
    actor: deskInHistory(staff),
    details: changeDetails(before, { shippingBill: number, billedOn, portCode }),
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['books'] });
  return viewExport(services, tx, dispatchId);
}
