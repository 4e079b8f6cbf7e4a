/** Gives released money back through its provider: asked outside of any transaction, once for each refund. */
import { money } from '#domain/shared/money.ts';
import { lockOrderForStaff } from '#server/capabilities/orders/lock-order.ts';
import { recordHistory } from '#server/db/history.ts';
import {
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/integrations/payments/port.ts';
import type { Parts } from '#server/parts.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { recordSent } from './record-sent.ts';
import { type RefundWithPayment, refundOf, refundsToSend, updateRefund } from './refunds.store.ts';

const AT_ONCE = 50;

export async function sendRefunds(parts: Parts): Promise<void> {
  for (const refund of await refundsToSend(parts.db, AT_ONCE)) {
    const answer = await askBack(parts, refund);
    if (answer) await keepAnswer(parts, refund.refund_id, answer);
  }
}

type Answer = Pick<ProviderRefund, 'status'> & { providerRefundId: string | null };

/** Null while the provider is away: the next minute tries again with the same key, so nothing goes back twice. */
async function askBack(parts: Parts, refund: RefundWithPayment): Promise<Answer | null> {
  const provider = parts.payments.byName(refund.provider);
  if (!provider) return null;
  try {
    return await provider.refund({
      providerPaymentId: refund.provider_payment_id,
      amount: money(refund.amount_minor, refund.currency),
      idempotencyKey: refund.refund_id,
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    parts.log.warn({ provider: refund.provider, reason: error.message }, 'payments: a refund did not go out');
    return error instanceof ProviderRefused ? { providerRefundId: null, status: 'failed' } : null;
  }
}

/** One that the provider still works on counts as sent: it has the money and will not forget it. */
function keepAnswer(parts: Parts, refundId: string, { providerRefundId, status }: Answer): Promise<void> {
  const by = { kind: 'system' } as const;
  return parts.db.transaction(async (tx) => {
    const place = await refundOf(tx, refundId);
    if (!place) return;
    const order = await lockOrderForStaff(tx, place.order_id);
    const refund = await refundOf(tx, refundId, 'locked');
    if (!refund || (refund.state !== 'released' && refund.state !== 'asked')) return;
    if (status !== 'failed') {
      await recordSent(parts, tx, { order, refund, providerRefundId, by });
      return;
    }
    await updateRefund(tx, refund, { state: 'failed', provider_refund_id: providerRefundId });
    await recordHistory(parts, tx, {
      brandId: refund.brand_id,
      subject: { kind: 'refund', id: refundId },
      action: 'failed',
      actor: by,
    });
    await announcePayments(parts, tx, refund.brand_id);
  });
}
