/** The links a company gave away, and how one is taken back before its time. */

import type { listPaymentLinks as listContract } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { linkWorksUntil } from '#domain/payments/payment-link.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { askToCloseCheckout } from '../pay/close-checkout.ts';
import { movePayment } from '../pay/move-payment.ts';
import { lockOpenPaymentOrders } from '../pay/payment-orders.store.ts';
import { endLink, openLinksOf, type PaymentLinkRow } from './payment-links.store.ts';

export async function listPaymentLinks(
  { db, clock }: Services,
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

/** One that is under way still counts, but no other follows it. */
async function endPayments(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  link: Pick<PaymentLinkRow, 'link_id' | 'order_id'>,
): Promise<void> {
  const order = await lockOrder(tx, buyer.brandId, link.order_id);
  for (const payment of await lockOpenPaymentOrders(tx, order)) {
    if (payment.link_id !== link.link_id) continue;
    if (payment.status === 'attempted') await askToCloseCheckout(services, tx, payment);
    else await movePayment(services, tx, payment, 'expired', { as: 'clock', by: buyerInHistory(buyer) });
  }
}

export async function endPaymentLink(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  linkId: string,
): Promise<{ success: true }> {
  const { brandId } = buyer;
  // Somebody else's link reads as missing, and so does one that has ended.
  const link = await endLink(tx, brandId, linkId, services.clock.now());
  if (!link) throw new Refusal('not_found');
  await endPayments(services, tx, buyer, link);
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'payment-link', id: linkId },
    action: 'ended',
    actor: buyerInHistory(buyer),
  });
  return { success: true };
}
