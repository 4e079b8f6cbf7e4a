/** What the holder of a link sees: whom it is for, the amount, the provider's page, and where a transfer goes. */

import type { openPaymentLink as contract } from '#contract/customer/payments.ts';
import type { Reply } from '#contract/endpoint.ts';
import { linkWorksUntil } from '#domain/payments/payment-link.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { instalmentsOf } from '#server/capabilities/order-records/order-instalments.ts';
import { ProviderRefused, ProviderUnavailable } from '#server/integrations/payments/payment-provider.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { askProvider } from '../pay/ask-provider.ts';
import { amountOf } from '../pay/move-payment.ts';
import { openPaymentOrder } from '../pay/open-payment-order.ts';
import { OPEN_STATUSES } from '../pay/payment-orders.store.ts';
import { bankView } from '../pay/payments.view.ts';
import { sellerBankOf } from '../pay/seller-banks.store.ts';
import { type FoundPayment, findPayment } from '../pay/view-payment.ts';
import { settleOrder } from '../settle/settle-payment.ts';
import { LINK_PAGE } from './create-payment-link.ts';
import { type PaymentLinkRow, paymentLinkOf, paymentOfLink } from './payment-links.store.ts';

type Opened = Reply<typeof contract>;
type PaymentOwner = { brandId: string; paymentOrderId: string };

/** Everything that does not fit gives one and the same answer. */
export async function openPaymentLink(services: Services, key: string): Promise<Opened> {
  const link = await paymentLinkOf(services.db, hashToken(key));
  if (!link || link.expires_at <= services.clock.now()) throw new Refusal('link_ended');
  const found = await paymentBehind(services, link);
  const { payment, order } = found;
  const owner = { brandId: link.brand_id, paymentOrderId: payment.payment_order_id };
  const checkout = await askProvider(services, owner, () => `${LINK_PAGE}#k=${key}`);
  const { payment: requested } = await findPayment(services.db, owner);
  const bank = await sellerBankOf(services.db, order, services.clock.now());
  return {
    company: order.billing.company,
    orderNumber: order.number,
    quality: order.quality,
    amount: moneyView(amountOf(payment)),
    status: requested.status,
    validUntil: linkWorksUntil(link.expires_at, order.held_until).toISOString(),
    checkout,
    providerOrderId: requested.provider_order_id,
    bank: bank ? bankView(bank, order) : null,
  };
}

/** The payer comes back to this page and has no other way to tell that it is done. */
async function lookAfterReturn(services: Services, owner: PaymentOwner): Promise<FoundPayment> {
  const before = await findPayment(services.db, owner);
  const { provider: name, provider_order_id: providerOrderId, status } = before.payment;
  const provider = services.payments.byName(name);
  if (!provider || providerOrderId === null || status === 'captured') return before;
  await settleOrder(services, provider, { providerOrderId, reportedBy: 'poll' }).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
  });
  return findPayment(services.db, owner);
}

/** The link has payments of its own, because the provider leads their payer back to the link. */
async function paymentBehind(services: Services, link: PaymentLinkRow): Promise<FoundPayment> {
  const { db, clock } = services;
  const latest = await paymentOfLink(db, link);
  const found =
    latest && (await lookAfterReturn(services, { brandId: link.brand_id, paymentOrderId: latest }));
  if (found && !needsAnother(found, clock.now())) return found;
  const paymentOrderId = await services.db.transaction(async (tx) => {
    const instalments = await instalmentsOf(tx, link);
    const due = instalments.find(({ instalment_id }) => instalment_id === link.instalment_id);
    const opened = await openPaymentOrder(services, tx, {
      brandId: link.brand_id,
      orderId: link.order_id,
      position: due?.position ?? 0,
      method: link.method,
      by: { kind: 'anonymous' },
      linkId: link.link_id,
    }).catch((error: unknown) => {
      // Paid otherwise, cancelled or no longer held: for a stranger the link has simply ended.
      const isOver = error instanceof Refusal && error.code !== 'payment_under_way';
      throw isOver ? new Refusal('link_ended') : error;
    });
    // Whoever ends the link waits for the order's lock, and so does this: either they see the payment, or we their end.
    if (!(await paymentLinkOf(tx, link.key_hash))) throw new Refusal('link_ended');
    return opened;
  });
  return findPayment(db, { brandId: link.brand_id, paymentOrderId });
}

/** One that is paid stays to be shown; one that ran out gives way, or the link ends where nothing is left to pay. */
function needsAnother({ payment }: FoundPayment, now: Date): boolean {
  const isOpen = OPEN_STATUSES.some((status) => status === payment.status) && payment.expires_at > now;
  const isDone = payment.status === 'captured' || payment.status === 'refunded';
  return !isOpen && !isDone;
}
