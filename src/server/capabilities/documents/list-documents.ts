/** The shelf of an order: what was issued, and what a buyer may ask for. */
import type { DocumentList } from '#contract/customer/documents.ts';
import { DOCUMENT_TYPE_LABEL } from '#domain/documents/document-type.ts';
import { isRequestable, REQUESTABLE_TYPES } from '#domain/documents/requestable-type.ts';
import { findOrder, type OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { documentsOf } from './documents.store.ts';
import { documentView } from './documents.view.ts';

export async function listDocuments(db: Queries, brandId: string, orderId: string): Promise<DocumentList> {
  return documentsOfOrder(db, await findOrder(db, brandId, orderId));
}

export async function documentsOfOrder(db: Queries, order: OrderRow): Promise<DocumentList> {
  const rows = await documentsOf(db, order);
  const state = { status: order.status, isConfirmed: order.confirmed_at !== null };
  const offered = REQUESTABLE_TYPES.filter(
    (type) =>
      isRequestable(type, state) &&
      !rows.some((row) => row.type === type && row.void_reason === null && row.replaced_by === null),
  );
  return {
    records: rows.map(documentView),
    total: rows.length,
    nextOffset: null,
    offered: offered.map((type) => ({ type, typeLabel: DOCUMENT_TYPE_LABEL[type] })),
  };
}
