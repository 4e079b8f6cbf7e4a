/** The links a company gave away, and how one is taken back before its time. */

import type { listPaymentLinks as listContract } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { linkWorksUntil } from '#domain/payments/payment-link.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { endLink, openLinksOf } from './payment-links.store.ts';

export async function listPaymentLinks(
  { db, clock }: Parts,
  { brandId }: CustomerActor,
): Promise<Reply<typeof listContract>> {
  const rows = await openLinksOf(db, brandId, clock.now());
  return rows.map((row) => ({
    linkId: row.link_id,
    orderId: row.order_id,
    orderNumber: row.number,
    createdAt: row.created_at.toISOString(),
    expiresAt: linkWorksUntil(row.expires_at, row.held_until).toISOString(),
  }));
}

export async function endPaymentLink(
  parts: Parts,
  tx: Queries,
  buyer: CustomerActor,
  linkId: string,
): Promise<{ success: true }> {
  const { brandId } = buyer;
  // Somebody else's link reads as missing, and so does one that has ended.
  if (!(await endLink(tx, brandId, linkId, parts.clock.now()))) throw new Refusal('not_found');
  await recordHistory(parts, tx, {
    brandId,
    subject: { kind: 'payment-link', id: linkId },
    action: 'ended',
    actor: buyerInHistory(buyer),
  });
  return { success: true };
}
