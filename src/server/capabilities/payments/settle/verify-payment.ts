/** The provider's answer to the browser: its signature is checked with the order id we stored, then the provider is read. */

import type { verifyPayment as contract } from '#contract/customer/payments.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { paymentLifecycle } from '#domain/payments/payment-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/integrations/payments/payment-provider.ts';
import type { Services } from '#server/services.ts';
import { movePayment } from '../pay/move-payment.ts';
import {
  type PaymentOrderRow,
  PROVIDERS,
  paymentOrderOf,
  paymentOrderOfProvider,
} from '../pay/payment-orders.store.ts';
import { refuseProof } from './refused-proofs.ts';
import { settlePayment } from './settle-payment.ts';

type Answer = Input<typeof contract>['body'];

export async function verifyPayment(
  services: Services,
  buyer: CustomerActor,
  { providerOrderId, providerPaymentId, signature }: Answer,
): Promise<Reply<typeof contract>> {
  const { payment, provider } = await findPayment(services, buyer, providerOrderId);
  const isSigned = provider.isBrowserAnswerValid({
    providerOrderId: payment.provider_order_id ?? '',
    providerPaymentId,
    signature,
  });
  const reason = isSigned ? null : 'signature_wrong';
  if (reason) {
    await refuseProof(services, services.db, { provider: provider.name, kind: 'browser', reason, payment });
    return answer(services, payment, false);
  }
  return answer(services, payment, await settle(services, buyer, { payment, provider, providerPaymentId }));
}

/** An order of somebody else reads as missing, and leaves a trace. */
async function findPayment(services: Services, { brandId, market }: CustomerActor, providerOrderId: string) {
  const usual = services.payments.forMarket(market);
  const found = await findBySomeProvider(services, providerOrderId);
  const provider = found && services.payments.byName(found.provider);
  if (found && provider && found.brand_id === brandId) return { payment: found, provider };
  const refused = { provider: found?.provider ?? usual.name, kind: 'browser', payment: null } as const;
  await refuseProof(services, services.db, { ...refused, reason: 'order_not_theirs' });
  throw new Refusal('not_found');
}

/** A market may have changed its provider while a payment was open. */
async function findBySomeProvider(
  { db }: Services,
  providerOrderId: string,
): Promise<PaymentOrderRow | undefined> {
  for (const name of PROVIDERS) {
    const found = await paymentOrderOfProvider(db, name, providerOrderId);
    if (found) return found;
  }
  return undefined;
}

type Signed = { payment: PaymentOrderRow; provider: PaymentProvider; providerPaymentId: string };

/** False when the provider itself says otherwise. While it is away the signature stands: the poll settles the rest. */
async function settle(services: Services, buyer: CustomerActor, signed: Signed): Promise<boolean> {
  const { payment, provider, providerPaymentId } = signed;
  try {
    const report = { providerPaymentId, reportedBy: 'browser', expected: payment } as const;
    const outcome = await settlePayment(services, provider, report);
    return outcome !== 'refused' && outcome !== 'unknown_order';
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const reason = 'payment_unknown';
      await refuseProof(services, services.db, { provider: provider.name, kind: 'browser', reason, payment });
      return false;
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    await rememberAttempt(services, buyer, payment);
    return true;
  }
}

function rememberAttempt(
  services: Services,
  buyer: CustomerActor,
  { brand_id: brandId, order_id, payment_order_id: paymentOrderId }: PaymentOrderRow,
): Promise<void> {
  return services.db.transaction(async (tx) => {
    await lockOrder(tx, brandId, order_id);
    const payment = await paymentOrderOf(tx, { brandId, paymentOrderId }, 'locked');
    if (!payment || !nextStates(paymentLifecycle, payment.status, 'customer').includes('attempted')) return;
    await movePayment(services, tx, payment, 'attempted', { as: 'customer', by: buyerInHistory(buyer) });
  });
}

async function answer(
  { db }: Services,
  { brand_id: brandId, payment_order_id: paymentOrderId, order_id, status }: PaymentOrderRow,
  isPaymentSignatureValid: boolean,
): Promise<Reply<typeof contract>> {
  const now = await paymentOrderOf(db, { brandId, paymentOrderId });
  return { isPaymentSignatureValid, status: now?.status ?? status, orderId: order_id };
}
