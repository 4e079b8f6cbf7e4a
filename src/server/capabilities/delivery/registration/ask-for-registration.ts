/** A tax document is handed to the registry: written with whatever issued it, told to the registry after that. Where none numbers it, it waits here for its goods alone. */
import { createHash } from 'node:crypto';
import { writeEInvoice } from '#domain/books/e-invoice.ts';
import { writeEWayBill } from '#domain/books/e-way-bill.ts';
import { irnText } from '#domain/books/irn.ts';
import { freezeTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { recordRegistration } from './lock-registration.ts';
import { insertRegistration } from './registrations.store.ts';
import { registryRules } from './registry-rules.ts';

export type NewRegistration = {
  /** Whose invoice it is, or takes back from. */
  dispatchId: string;
  document: TaxDocument;
  /** What the desk typed, where goods leave with it later. */
  papers?: unknown;
  dispatchFrom?: DispatchPlace | null;
  /** An e-way bill is to be made with it. */
  needsWay: boolean;
  /** False: nobody is asked, and the goods leave when the desk has its e-way bill. */
  isRegistered?: boolean;
};

/** Takes invoices and credit notes alike. The order must be locked. */
export async function askForRegistration(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { brand_id, order_id }: Pick<OrderRow, 'brand_id' | 'order_id'>,
  { dispatchId, document, papers = {}, dispatchFrom = null, needsWay, isRegistered = true }: NewRegistration,
): Promise<void> {
  if (isRegistered) assertTakenByRegistry(document, dispatchFrom);
  if (needsWay) await assertWayWritable(tx, document, dispatchFrom);
  const now = services.clock.now();
  const registration_id = services.ids.next();
  await insertRegistration(tx, {
    registration_id,
    brand_id,
    order_id,
    dispatch_id: dispatchId,
    kind: document.kind,
    gstin: document.seller.gstin,
    financial_year: financialYearOf(document.issuedOn),
    number: document.number,
    issued_on: document.issuedOn,
    irn: irnOf(document),
    document: freezeTaxDocument(document),
    papers: JSON.stringify(papers),
    ...(isRegistered
      ? { state: 'waiting', due_at: now, way_state: needsWay ? 'waiting' : 'none' }
      : { state: 'not_required', due_at: null, way_state: 'none' }),
    created_at: now,
    drafted_at: now,
    changed_at: now,
  });
  const { number } = document;
  await recordRegistration(services, tx, { brand_id, registration_id, number }, { by, action: 'issued' });
  if (isRegistered) await services.jobs.enqueue(tx, 'call-tax-registry', {});
}

/** What the registry would refuse for its form alone is said before anything is written. */
export function assertTakenByRegistry(document: TaxDocument, dispatchFrom: DispatchPlace | null): void {
  const invoice = writeEInvoice(document, dispatchFrom);
  if (!invoice.ok) throw formRefusal({ registry: invoice.problems.join(' ') });
}

export async function assertWayWritable(
  tx: Queries,
  document: TaxDocument,
  dispatchFrom: DispatchPlace | null,
): Promise<void> {
  const { way } = await registryRules(tx, document.issuedOn);
  const written = writeEWayBill(document, way, { dispatchFrom });
  if (written.ok) return;
  const problems = written.problems.map((problem) => problem.replace(`${document.number}: `, '')).join(' ');
  throw formRefusal({ ewayBill: `The e-way bill can’t be made: ${problems}` });
}

export function irnOf(document: TaxDocument): string {
  return createHash('sha256').update(irnText(document)).digest('hex');
}
