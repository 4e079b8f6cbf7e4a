/** The provider's answer to the browser: its signature is checked with the order id we stored, then the provider is read. */

import type { verifyPayment as contract } from '#contract/customer/payments.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { paymentLifecycle } from '#domain/payments/payment-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/orders/lock-order.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/integrations/payments/payment-provider.ts';
import type { Parts } from '#server/parts.ts';
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
  parts: Parts,
  buyer: CustomerActor,
  { providerOrderId, providerPaymentId, signature }: Answer,
): Promise<Reply<typeof contract>> {
  const { payment, provider } = await findPayment(parts, buyer, providerOrderId);
  const isSigned = provider.isBrowserAnswerValid({
    providerOrderId: payment.provider_order_id ?? '',
    providerPaymentId,
    signature,
  });
  const reason = isSigned ? null : 'signature_wrong';
  if (reason) {
    await refuseProof(parts, parts.db, { provider: provider.name, kind: 'browser', reason, payment });
    return answer(parts, payment, false);
  }
  return answer(parts, payment, await settle(parts, buyer, { payment, provider, providerPaymentId }));
}

/** An order of somebody else reads as missing, and leaves a trace. */
async function findPayment(parts: Parts, { brandId, market }: CustomerActor, providerOrderId: string) {
  const usual = parts.payments.forMarket(market);
  const found = await findBySomeProvider(parts, providerOrderId);
  const provider = found && parts.payments.byName(found.provider);
  if (found && provider && found.brand_id === brandId) return { payment: found, provider };
  const refused = { provider: found?.provider ?? usual.name, kind: 'browser', payment: null } as const;
  await refuseProof(parts, parts.db, { ...refused, reason: 'order_not_theirs' });
  throw new Refusal('not_found');
}

/** A market may have changed its provider while a payment was open. */
async function findBySomeProvider(
  { db }: Parts,
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
async function settle(parts: Parts, buyer: CustomerActor, signed: Signed): Promise<boolean> {
  const { payment, provider, providerPaymentId } = signed;
  try {
    const report = { providerPaymentId, reportedBy: 'browser', expected: payment } as const;
    const outcome = await settlePayment(parts, provider, report);
    return outcome !== 'refused' && outcome !== 'unknown_order';
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const reason = 'payment_unknown';
      await refuseProof(parts, parts.db, { provider: provider.name, kind: 'browser', reason, payment });
      return false;
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    await rememberAttempt(parts, buyer, payment);
    return true;
  }
}

function rememberAttempt(
  parts: Parts,
  buyer: CustomerActor,
  { brand_id: brandId, order_id, payment_order_id: paymentOrderId }: PaymentOrderRow,
): Promise<void> {
  return parts.db.transaction(async (tx) => {
    await lockOrder(tx, brandId, order_id);
    const payment = await paymentOrderOf(tx, { brandId, paymentOrderId }, 'locked');
    if (!payment || !nextStates(paymentLifecycle, payment.status, 'customer').includes('attempted')) return;
    await movePayment(parts, tx, payment, 'attempted', { as: 'customer', by: buyerInHistory(buyer) });
  });
}

async function answer(
  { db }: Parts,
  { brand_id: brandId, payment_order_id: paymentOrderId, order_id, status }: PaymentOrderRow,
  isPaymentSignatureValid: boolean,
): Promise<Reply<typeof contract>> {
  const now = await paymentOrderOf(db, { brandId, paymentOrderId });
  return { isPaymentSignatureValid, status: now?.status ?? status, orderId: order_id };
}
