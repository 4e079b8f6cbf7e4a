/** A link by which somebody without an account reads one document: the key is shown once, only its hash stays with us. */
import type { shareDocument as contract, DocumentShare } from '#contract/customer/documents.ts';
import type { Reply } from '#contract/endpoint.ts';
import { documentPagePath } from '#contract/web-paths.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import type { DocumentRow } from '../documents.store.ts';
import { findDocument } from '../find-document.ts';
import { endShareRow, insertShare, openSharesOf } from './shares.store.ts';

const OPEN_FOR_MS = 7 * 24 * 60 * 60_000;

export async function shareDocument(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  documentId: string,
): Promise<Reply<typeof contract>> {
  const document = await findDocument(tx, buyer.brandId, documentId);
  const key = newToken();
  const shareId = services.ids.next();
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + OPEN_FOR_MS);
  await insertShare(tx, {
    share_id: shareId,
    brand_id: buyer.brandId,
    document_id: documentId,
    key_hash: hashToken(key),
    created_by: buyer.customerId,
    created_at: now,
    expires_at: expiresAt,
  });
  await recordShare(services, tx, buyer, { shareId, action: 'shared', number: document.number });
  const origin = services.config.publicUrl ? new URL(services.config.publicUrl).origin : '';
  const url = `${origin}${await pagePath(tx, document)}#k=${key}`;
  return { shareId, url, expiresAt: expiresAt.toISOString() };
}

export async function endDocumentShare(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  { documentId, shareId }: { documentId: string; shareId: string },
): Promise<{ success: true }> {
  const { brandId } = buyer;
  // Somebody else's link reads as missing, and so does one that has ended.
  if (!(await endShareRow(tx, { brandId, documentId, shareId }, services.clock.now()))) {
    throw new Refusal('not_found');
  }
  await recordShare(services, tx, buyer, { shareId, action: 'ended', number: null });
  return { success: true };
}

export async function listDocumentShares(
  { db, clock }: Services,
  { brandId }: CustomerActor,
  documentId: string,
): Promise<{ records: DocumentShare[] }> {
  await findDocument(db, brandId, documentId);
  const rows = await openSharesOf(db, { brandId, documentId }, clock.now());
  const records = rows.map((row) => ({
    shareId: row.share_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    uses: row.uses,
  }));
  return { records };
}

/** Packing lists have a page of their own; an order without a quote names its quality in the quote's place. */
async function pagePath(db: Queries, { brand_id, order_id, type }: DocumentRow): Promise<string> {
  const { fab_id: fabId, quote_id } = await findOrder(db, brand_id, order_id);
  const isPackingList = type === 'direct_invoicing_packing_list';
  return documentPagePath({ fabId, orderId: order_id, quoteId: isPackingList ? (quote_id ?? fabId) : null });
}

function recordShare(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  { shareId, action, number }: { shareId: string; action: string; number: string | null },
): Promise<void> {
  return recordHistory(services, tx, {
    brandId: buyer.brandId,
    subject: { kind: 'document-share', id: shareId },
    action,
    actor: buyerInHistory(buyer),
    details: { number },
  });
}
