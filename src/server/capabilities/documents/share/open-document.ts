/** What a public page shows: to the signed-in owner, or to whoever brings the key of a link. */
import * as z from 'zod/mini';
import type { openDocument as contract, OpenedDocument } from '#contract/customer/documents.ts';
import type { Input } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { formatsOf } from '#domain/documents/document-format.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import { findSellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import type { Anonymous, CustomerActor } from '#server/http/actor.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { type DocumentRow, documentOf, latestOfPath, type PathIds } from '../documents.store.ts';
import { titleOf } from '../documents.view.ts';
import { issueTicket, type TicketHolder } from '../download/issue-ticket.ts';
import { useShare } from './shares.store.ts';

type Wanted = Input<typeof contract>['body'];
type Found = { document: DocumentRow; holder: TicketHolder };

const TYPE_OF_PAGE = {
  order: 'proforma_invoice',
  'packing-list': 'direct_invoicing_packing_list',
} as const satisfies Record<Wanted['page'], DocumentType>;

/** Everything that does not fit gives one and the same answer. */
export async function openDocument(
  services: Services,
  tx: Queries,
  actor: CustomerActor | Anonymous,
  wanted: Wanted,
): Promise<OpenedDocument> {
  const ids = pathIds(wanted);
  const found =
    (await byKey(services, tx, ids, wanted.key ?? '')) ?? (await byOwner(tx, ids, actor, wanted.page));
  if (!found || !formatsOf(found.document.type).includes(wanted.format)) throw new Refusal('link_ended');
  const { document, holder } = found;
  const order = await findOrder(tx, document.brand_id, document.order_id);
  const { seller } = await findSellerTerms(tx, order, services.clock.now());
  return {
    typeLabel: titleOf(document),
    number: document.number,
    issuedAt: document.issued_at.toISOString(),
    replacedBy: document.replaced_by,
    voidReason: document.void_reason,
    orderNumber: order.number,
    seller: seller.legal_name,
    formats: [...formatsOf(document.type)],
    ...(await issueTicket(services, tx, document, { format: wanted.format, holder })),
  };
}

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Ids that are none belong to nothing, like those of somebody else, and take the same way. */
function pathIds({ page, fabId, orderId, quoteId }: Wanted): PathIds {
  const given = page === 'packing-list' ? [fabId, orderId, quoteId ?? ''] : [fabId, orderId];
  const isPath = given.every((text) => z.safeParse(id, text).success);
  if (!isPath) return { fabId: NOWHERE, orderId: NOWHERE, quoteId: null };
  return { fabId, orderId, quoteId: page === 'packing-list' ? (quoteId ?? null) : null };
}

/** The key is looked for in every case, so that its absence takes no less time. */
async function byKey({ clock }: Services, tx: Queries, ids: PathIds, key: string): Promise<Found | null> {
  const share = await useShare(tx, hashToken(key), ids, clock.now());
  const document = share && (await documentOf(tx, share.brand_id, share.document_id));
  return document ? { document, holder: { shareId: share.share_id } } : null;
}

async function byOwner(
  tx: Queries,
  ids: PathIds,
  actor: CustomerActor | Anonymous,
  page: Wanted['page'],
): Promise<Found | null> {
  if (actor.kind !== 'customer') return null;
  const document = await latestOfPath(tx, actor.brandId, ids, TYPE_OF_PAGE[page]);
  return document ? { document, holder: { sessionId: actor.sessionId } } : null;
}
