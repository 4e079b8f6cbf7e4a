/** A link by which somebody else pays: the key is shown once, only its hash stays with us. */

import type { createPaymentLink as contract } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { linkWorksUntil, newLinkEnd } from '#domain/payments/payment-link.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { recordPayment } from '../pay/move-payment.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import { findPayment } from '../pay/view-payment.ts';
import { insertPaymentLink } from './payment-links.store.ts';

/** The page that reads the key out of the fragment, which no server and no log ever sees. */
export const LINK_PAGE = '/payment-international';

export async function createPaymentLink(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  paymentOrderId: string,
): Promise<Reply<typeof contract>> {
  const { brandId, customerId } = buyer;
  const { payment, order, instalment } = await findPayment(tx, { brandId, paymentOrderId });
  // Whoever holds a link pays with money of their own, never with the company's credit or its account credit.
  const isOurs = payment.provider === 'credit' || payment.provider === 'advance';
  if (order.status === 'cancelled' || leftOf(instalment).minor === 0n || isOurs) {
    throw new Refusal('illegal_transition', { from: payment.status, to: 'attempted', actor: 'customer' });
  }
  const key = newToken();
  const now = services.clock.now();
  const expiresAt = newLinkEnd(now);
  await insertPaymentLink(tx, {
    link_id: services.ids.next(),
    brand_id: brandId,
    order_id: order.order_id,
    instalment_id: instalment.instalment_id,
    method: payment.method,
    key_hash: hashToken(key),
    created_by: customerId,
    created_at: now,
    expires_at: expiresAt,
  });
  await recordPayment(services, tx, payment, { by: buyerInHistory(buyer), action: 'link_made' });
  const origin = services.config.publicUrl ? new URL(services.config.publicUrl).origin : '';
  return {
    url: `${origin}${LINK_PAGE}#k=${key}`,
    expiresAt: linkWorksUntil(expiresAt, order.held_until).toISOString(),
  };
}
