/** How a refund ended that a provider was still at work on, whoever reports it; what is read there counts. */
import { money } from '#domain/shared/money.ts';
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/integrations/payments/payment-provider.ts';
import type { Services } from '#server/services.ts';
import { changeRefund, recordFailed } from './record-refund.ts';
import { recordSent } from './record-sent.ts';
import { type RefundWithPayment, refundsAtProvider, refundsToPoll, updateRefund } from './refunds.store.ts';

const BATCH_SIZE = 60;
const MINUTE = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE;

/** In case no notice ever comes. */
export async function pollRefunds(services: Services): Promise<void> {
  for (const refund of await refundsToPoll(services.db, services.clock.now(), BATCH_SIZE)) {
    // Put off before it is asked: a provider that is slow or gone does not hold up the others.
    await updateRefund(services.db, refund, { poll_after: nextPoll(refund, services.clock.now()) });
    const provider = services.payments.byName(refund.provider);
    if (!provider) continue;
    await settleRefund(services, provider, refund).catch((error: unknown) =>
      logUnanswered(services, refund, error),
    );
  }
}

function logUnanswered(
  { log }: Services,
  { provider, refund_id: refundId }: RefundWithPayment,
  error: unknown,
) {
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefused)
    log.warn({ provider, reason: error.message }, 'payments: a refund was not answered for');
  else log.error({ err: error, provider, refundId }, 'payments: a refund could not be settled');
}

/** A notice names the payment; each refund of it is read, because the notice itself proves nothing. */
export async function settleRefundsOf(
  services: Services,
  provider: PaymentProvider,
  providerPaymentId: string,
): Promise<void> {
  for (const refund of await refundsAtProvider(services.db, provider.name, providerPaymentId)) {
    await settleRefund(services, provider, refund);
  }
}

async function settleRefund(
  services: Services,
  provider: PaymentProvider,
  refund: RefundWithPayment,
): Promise<void> {
  const reported = await provider.readRefund({
    providerRefundId: refund.provider_refund_id ?? '',
    providerPaymentId: refund.provider_payment_id,
    amount: money(refund.amount_minor, refund.currency),
  });
  if (reported.status !== 'pending') await recordOutcome(services, refund, reported);
}

/** Heard twice, or about a try that is over, it changes nothing. */
function recordOutcome(
  services: Services,
  { refund_id, provider_refund_id: providerRefundId }: RefundWithPayment,
  { status, failureReason }: ProviderRefund,
): Promise<void> {
  return changeRefund(services, refund_id, async (tx, { order, refund }) => {
    if (refund.provider_refund_id !== providerRefundId) return;
    const change = { order, refund, providerRefundId, by: { kind: 'system' } } as const;
    if (status === 'processed' && refund.state === 'pending') await recordSent(services, tx, change);
    const canFail = refund.state === 'pending' || refund.state === 'sent';
    if (status === 'failed' && canFail) await recordFailed(services, tx, { ...change, failureReason });
  });
}

/** Ever more rarely, but for as long as it takes: the money is owed. */
function nextPoll({ asked_at }: RefundWithPayment, now: Date): Date {
  const age = now.getTime() - asked_at.getTime();
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, Math.max(MINUTE, Math.floor(age / 4))));
}
