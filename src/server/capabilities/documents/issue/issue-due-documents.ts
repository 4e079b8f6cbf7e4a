/** What happened to an order may call for documents; hearing the same twice issues nothing twice. */
import type { RequestableType } from '#domain/documents/requestable-type.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { latestDocument, ordersWithoutPackingList } from '../documents.store.ts';
import { makeVoid } from '../make-void.ts';
import { issueChallans } from './issue-challans.ts';
import { issueClaimStatements } from './issue-claim-statements.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { issueDispatchDocuments } from './issue-dispatch-documents.ts';
import { issueDocument } from './issue-document.ts';
import { issueReceipts } from './issue-receipts.ts';
import { issueRefundVouchers } from './issue-refund-vouchers.ts';
import { issueTaxInvoices } from './issue-tax-invoices.ts';
import { draftDocument } from './request-document.ts';

const BATCH_SIZE = 50;
const BY = { kind: 'system' } as const;

export async function followOrdersWithDocuments(services: Services): Promise<void> {
  await services.jobs.work('issue-documents', ({ orderId }) => issueDueDocuments(services, orderId));
  await services.jobs.work('issue-missed-documents', () => issueMissingDocuments(services));
  await services.jobs.schedule('issue-missed-documents', '* * * * *', {});
}

/** Shipments that left without anybody asking for their packing list, and any whose news was lost. */
export async function issueMissingDocuments(services: Services): Promise<void> {
  for (const orderId of await ordersWithoutPackingList(services.db, BATCH_SIZE)) {
    // One order that cannot be printed does not keep the others from it.
    await issueDueDocuments(services, orderId).catch((error: unknown) =>
      services.log.warn({ err: error, orderId }, 'documents: a packing list could not be issued'),
    );
  }
}

export async function issueDueDocuments(services: Services, orderId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    if (order.status === 'cancelled') await voidProforma(services, tx, order);
    else await issueFirstProforma(services, tx, order);
    // A summary says how far the order is, so it follows it.
    if (order.confirmed_at !== null) await issue(services, tx, order, 'customer_order_summary');
    await issueReceipts(services, tx, order, BY);
    await issueTaxInvoices(services, tx, order, BY);
    await issueDispatchDocuments(services, tx, order, BY);
    await issueClaimStatements(services, tx, order, BY);
    await issueCreditNotes(services, tx, order, BY);
    await issueChallans(services, tx, order, BY);
    await issueRefundVouchers(services, tx, order, BY);
  });
}

/** Later versions only come when somebody asks: a letter of credit may stand on the one there is. */
export async function issueFirstProforma(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  const type = 'proforma_invoice';
  if (await latestDocument(tx, { ...order, type, subject_id: order.order_id })) return;
  await issue(services, tx, order, type);
}

/** Nobody pays, and no bank opens a letter of credit, on what was cancelled. */
async function voidProforma(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  const about = { ...order, type: 'proforma_invoice', subject_id: order.order_id } as const;
  const latest = await latestDocument(tx, about);
  if (!latest || latest.void_reason !== null) return;
  await makeVoid(services, tx, order, { document: latest, reason: 'The order was cancelled.', by: null });
}

async function issue(services: Services, tx: Queries, order: OrderRow, type: RequestableType): Promise<void> {
  await issueDocument(services, tx, order, await draftDocument(services, tx, order, type), BY);
}
