/** The shelf of an order: what was issued, the buyer's own purchase order, and what a buyer may ask for. */
import type { DocumentList } from '#contract/customer/documents.ts';
import { DOCUMENT_TYPE_LABEL } from '#domain/documents/document-type.ts';
import {
  isRequestable,
  REQUESTABLE_TYPES,
  type RequestableType,
} from '#domain/documents/requestable-type.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type DocumentRow, documentsOf } from './documents.store.ts';
import { documentView } from './documents.view.ts';

export async function listDocuments(
  services: Services,
  { brandId, sessionId }: CustomerActor,
  orderId: string,
): Promise<DocumentList> {
  return documentsOfOrder(services, await findOrder(services.db, brandId, orderId), sessionId);
}

/** Links to uploaded files end with the sign-in of whoever reads. */
export async function documentsOfOrder(
  services: Services,
  order: OrderRow,
  sessionId: string,
): Promise<DocumentList> {
  const rows = await documentsOf(services.db, order);
  const ownPurchaseOrder = await ownPurchaseOrderOf(services, order, sessionId);
  const offered = REQUESTABLE_TYPES.filter(
    (type) => isMissing(type, order, rows) && !(type === 'purchase_order' && ownPurchaseOrder !== null),
  );
  return {
    records: rows.map(documentView),
    total: rows.length,
    nextOffset: null,
    ownPurchaseOrder,
    offered: offered.map((type) => ({ type, typeLabel: DOCUMENT_TYPE_LABEL[type] })),
  };
}

function isMissing(type: RequestableType, order: OrderRow, rows: readonly DocumentRow[]): boolean {
  const state = { status: order.status, isConfirmed: order.confirmed_at !== null };
  const isThere = rows.some(
    (row) => row.type === type && row.void_reason === null && row.replaced_by === null,
  );
  return isRequestable(type, state) && !isThere;
}

async function ownPurchaseOrderOf(
  services: Services,
  { brand_id: brandId, po_file_id: fileId }: OrderRow,
  sessionId: string,
): Promise<DocumentList['ownPurchaseOrder']> {
  if (fileId === null) return null;
  const [file] = await findOwnFiles(services.db, brandId, [fileId]);
  return file ? storedFileOf(services, { brandId, sessionId }, file) : null;
}
