/** What happened to an order may call for documents; hearing the same twice issues nothing twice. */
import type { RequestableType } from '#domain/documents/requestable-type.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
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

const AT_ONCE = 50;
const BY = { kind: 'system' } as const;

export async function followOrdersWithDocuments(parts: Parts): Promise<void> {
  await parts.jobs.work('issue-documents', ({ orderId }) => issueDueDocuments(parts, orderId));
  await parts.jobs.work('issue-missed-documents', () => issueMissingDocuments(parts));
  await parts.jobs.schedule('issue-missed-documents', '* * * * *', {});
}

/** Shipments that left without anybody asking for their packing list, and any whose news was lost. */
export async function issueMissingDocuments(parts: Parts): Promise<void> {
  for (const orderId of await ordersWithoutPackingList(parts.db, AT_ONCE)) {
    // One order that cannot be printed does not keep the others from it.
    await issueDueDocuments(parts, orderId).catch((error: unknown) =>
      parts.log.warn({ err: error, orderId }, 'documents: a packing list could not be issued'),
    );
  }
}

export async function issueDueDocuments(parts: Parts, orderId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    if (order.status === 'cancelled') await voidProforma(parts, tx, order);
    else await issueFirstProforma(parts, tx, order);
    // A summary says how far the order is, so it follows it.
    if (order.confirmed_at !== null) await issue(parts, tx, order, 'customer_order_summary');
    await issueReceipts(parts, tx, order, BY);
    await issueTaxInvoices(parts, tx, order, BY);
    await issueDispatchDocuments(parts, tx, order, BY);
    await issueClaimStatements(parts, tx, order, BY);
    await issueCreditNotes(parts, tx, order, BY);
    await issueChallans(parts, tx, order, BY);
    await issueRefundVouchers(parts, tx, order, BY);
  });
}

/** Later versions only come when somebody asks: a letter of credit may stand on the one there is. */
export async function issueFirstProforma(parts: Parts, tx: Queries, order: OrderRow): Promise<void> {
  const type = 'proforma_invoice';
  if (await latestDocument(tx, { ...order, type, subject_id: order.order_id })) return;
  await issue(parts, tx, order, type);
}

/** Nobody pays, and no bank opens a letter of credit, on what was cancelled. */
async function voidProforma(parts: Parts, tx: Queries, order: OrderRow): Promise<void> {
  const about = { ...order, type: 'proforma_invoice', subject_id: order.order_id } as const;
  const latest = await latestDocument(tx, about);
  if (!latest || latest.void_reason !== null) return;
  await makeVoid(parts, tx, order, { document: latest, reason: 'The order was cancelled.', by: null });
}

async function issue(parts: Parts, tx: Queries, order: OrderRow, type: RequestableType): Promise<void> {
  await issueDocument(parts, tx, order, await draftDocument(parts, tx, order, type), BY);
}
