/** Gives released money back through its provider: asked outside of any transaction, once for each refund. */
import { money } from '#domain/shared/money.ts';
import {
  PAYMENT_PROVIDER_NAMES,
  type PaymentProviderName,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/integrations/payments/payment-provider.ts';
import type { Services } from '#server/services.ts';
import { changeRefund, recordFailed, recordPending } from './record-refund.ts';
import { recordSent, tryOf } from './record-sent.ts';
import { type RefundMark, type RefundWithPayment, refundsToSend } from './refunds.store.ts';

const BATCH_SIZE = 50;

/** Each provider is worked off by itself: one that is away, or a refund that cannot be sent, holds up nothing else. */
export async function sendRefunds(services: Services, atOnce = BATCH_SIZE): Promise<void> {
  await Promise.all(PAYMENT_PROVIDER_NAMES.map((provider) => sendAll(services, provider, atOnce)));
}

async function sendAll(services: Services, provider: PaymentProviderName, atOnce: number): Promise<void> {
  for (let after: RefundMark | null = null; ; ) {
    const page: RefundWithPayment[] = await refundsToSend(services.db, provider, { after, limit: atOnce });
    for (const refund of page) await send(services, refund);
    after = page.at(-1) ?? null;
    if (after === null || page.length < atOnce) return;
  }
}

async function send(services: Services, refund: RefundWithPayment): Promise<void> {
  try {
    const answer = await askBack(services, refund);
    if (answer) await saveAnswer(services, refund, answer);
  } catch (error) {
    const { provider, refund_id: refundId } = refund;
    services.log.error({ err: error, provider, refundId }, 'payments: a refund could not be sent');
  }
}

type Answer = Omit<ProviderRefund, 'providerRefundId'> & { providerRefundId: string | null };

/** Null while the provider is away: the next minute tries again with the same key, so nothing goes back twice. */
async function askBack(services: Services, refund: RefundWithPayment): Promise<Answer | null> {
  const provider = services.payments.byName(refund.provider);
  if (!provider) return null;
  try {
    return await provider.refund({
      providerPaymentId: refund.provider_payment_id,
      amount: money(refund.amount_minor, refund.currency),
      idempotencyKey: tryOf(refund),
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    services.log.warn(
      { provider: refund.provider, reason: error.message },
      'payments: a refund did not go out',
    );
    if (error instanceof ProviderUnavailable) return null;
    return { providerRefundId: null, status: 'failed', failureReason: error.message };
  }
}

function saveAnswer(
  services: Services,
  { refund_id, failures }: RefundWithPayment,
  { providerRefundId, status, failureReason }: Answer,
): Promise<void> {
  return changeRefund(services, refund_id, async (tx, { order, refund }) => {
    const isWaiting = refund.state === 'released' || refund.state === 'asked';
    if (!isWaiting || refund.failures !== failures) return;
    const change = { order, refund, providerRefundId, by: { kind: 'system' } } as const;
    if (status === 'processed') await recordSent(services, tx, change);
    else if (status === 'failed') await recordFailed(services, tx, { ...change, failureReason });
    else await recordPending(services, tx, change);
  });
}
