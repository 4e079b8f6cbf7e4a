/** A buyer or the desk asks for a document: it is issued, or the one that still holds is given again. */
import type { DocumentRecord } from '#contract/customer/documents.ts';
import { proformaSheet } from '#domain/documents/proforma/proforma-sheet.ts';
import { purchaseOrderSheet } from '#domain/documents/purchase/purchase-order-sheet.ts';
import { isRequestable, type RequestableType } from '#domain/documents/requestable-type.ts';
import { summarySheet } from '#domain/documents/summary/summary-sheet.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { documentView } from '../documents.view.ts';
import { findDocument } from '../find-document.ts';
import { type Draft, issueDocument } from './issue-document.ts';
import { gatherSummary } from './order-summary.ts';
import { gatherProforma } from './proforma.ts';

export async function requestDocument(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  { orderId, type }: { orderId: string; type: RequestableType },
): Promise<DocumentRecord> {
  const order = await lockOrder(tx, buyer.brandId, orderId);
  return issueRequested(services, tx, order, { type, as: 'customer', by: buyerInHistory(buyer) });
}

/** The order must be locked. */
export async function issueRequested(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { type, as, by }: { type: RequestableType; as: 'customer' | 'staff'; by: HistoryActor },
): Promise<DocumentRecord> {
  if (!isRequestable(type, { status: order.status, isConfirmed: order.confirmed_at !== null })) {
    throw new Refusal('illegal_transition', { from: order.status, to: type, actor: as });
  }
  const draft = await draftDocument(services, tx, order, type);
  const documentId = await issueDocument(services, tx, order, draft, by);
  return documentView(await findDocument(tx, order.brand_id, documentId));
}

export async function draftDocument(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  order: OrderRow,
  type: RequestableType,
): Promise<Draft> {
  const about = { type, subjectId: order.order_id, ownNumber: null };
  if (type === 'customer_order_summary') {
    const summary = await gatherSummary(tx, order, clock.now());
    return { ...about, facts: summary, write: (issue) => summarySheet(summary, issue) };
  }
  const facts = await gatherProforma(tx, order, clock.now());
  const write = type === 'purchase_order' ? purchaseOrderSheet : proformaSheet;
  return { ...about, facts, write: (issue) => write(facts, issue) };
}
