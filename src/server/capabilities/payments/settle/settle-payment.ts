/**
 * The one way money of a provider is taken, whoever reports it: read from the provider, compared with what we asked
 * for, then written in one transaction. Reported again, or in another order, it ends the same.
 */
import { captureProblem } from '#domain/payments/capture.ts';
import { type PaymentStatus, paymentLifecycle } from '#domain/payments/payment-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { lockOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { PaymentProvider, ProviderPayment } from '#server/integrations/payments/payment-provider.ts';
import type { Services } from '#server/services.ts';
import { notifyFailed } from '../notify-buyer.ts';
import { amountOf, movePayment } from '../pay/move-payment.ts';
import { type PaymentOrderRow, paymentOrderOf, paymentOrderOfProvider } from '../pay/payment-orders.store.ts';
import { isCaptureKnown } from './captures.store.ts';
import {
  type CaptureOutcome,
  type ReceivedPayment,
  recordCapture,
  recordWrongMoney,
} from './record-capture.ts';
import { refuseProof } from './refused-proofs.ts';

export type ReportedBy = 'browser' | 'webhook' | 'poll';
export type SettleOutcome = CaptureOutcome | 'unknown_order' | 'refused' | 'attempted' | 'failed';

/** `provider` must be asked outside of any transaction; what it throws is for the caller to try again. */
export async function settlePayment(
  services: Services,
  provider: PaymentProvider,
  { providerPaymentId, ...report }: Report,
): Promise<SettleOutcome> {
  const reported = await provider.readPayment(providerPaymentId);
  return settleReported(services, provider, reported, report);
}

type Report = {
  providerPaymentId: string;
  reportedBy: ReportedBy;
  /** Whoever names a payment order must not settle another one. */
  expected?: PaymentOrderRow | undefined;
  /** Its order may not stand in our own rows yet: an unknown one is no proof against anybody. */
  mayBeEarly?: boolean;
};

/** For a payment that was just read from the provider. */
async function settleReported(
  services: Services,
  { name }: PaymentProvider,
  reported: ProviderPayment,
  { reportedBy, expected, mayBeEarly = false }: Omit<Report, 'providerPaymentId'>,
): Promise<SettleOutcome> {
  const { providerOrderId } = reported;
  const found = providerOrderId && (await paymentOrderOfProvider(services.db, name, providerOrderId));
  const payment = expected ?? found;
  if (!payment || !providerOrderId) {
    if (mayBeEarly) return 'unknown_order';
    await refuseProof(services, services.db, {
      provider: name,
      kind: reportedBy,
      reason: 'order_unknown',
      payment: null,
    });
    return 'unknown_order';
  }
  const problem = captureProblem(
    { providerOrderId: payment.provider_order_id ?? '', amount: amountOf(payment) },
    { providerOrderId, minor: reported.amount.minor, currency: reported.amount.currency },
  );
  const isWrongMoney = problem !== null && problem !== 'order_differs' && reported.status === 'captured';
  if (problem && !isWrongMoney) {
    await refuseProof(services, services.db, { provider: name, kind: reportedBy, reason: problem, payment });
    return 'refused';
  }
  return services.db.transaction(async (tx) => {
    const locked = await lockBoth(tx, payment);
    if (!locked) return 'unknown_order';
    return isWrongMoney
      ? writeWrongMoney(services, tx, locked, problem, moneyIn(locked.payment, reported, reportedBy))
      : write(services, tx, locked, reported, reportedBy);
  });
}

type ReportedMoney = ReceivedPayment & { reportedBy: ReportedBy };
type Locked = { order: OrderRow; payment: PaymentOrderRow };

/** In the one order everybody keeps: request, order, payment. */
async function lockBoth(
  tx: Queries,
  { brand_id: brandId, order_id, payment_order_id: paymentOrderId }: PaymentOrderRow,
): Promise<Locked | null> {
  const order = await lockOrder(tx, brandId, order_id);
  const payment = await paymentOrderOf(tx, { brandId, paymentOrderId }, 'locked');
  return payment ? { order, payment } : null;
}

/** Of all attempts for one order those count that are paid; only without one does the newest of the others. */
export async function settleOrder(
  services: Services,
  provider: PaymentProvider,
  { providerOrderId, ...report }: Pick<Report, 'reportedBy' | 'mayBeEarly'> & { providerOrderId: string },
): Promise<SettleOutcome | 'nothing_paid'> {
  const attempts = await provider.paymentsOf(providerOrderId);
  const paid = attempts.filter(isPaid);
  const underWay = attempts.findLast(({ status }) => status !== 'failed');
  const reports = paid.length > 0 ? paid : [underWay ?? attempts.at(-1)].filter((one) => one !== undefined);
  let outcome: SettleOutcome | 'nothing_paid' = 'nothing_paid';
  for (const attempt of reports) outcome = await settleReported(services, provider, attempt, report);
  return outcome;
}

function isPaid({ status }: ProviderPayment): boolean {
  return status === 'captured' || status === 'refunded';
}

/** Written down as money that is owed back, and shown to people once. */
async function writeWrongMoney(
  services: Services,
  tx: Queries,
  locked: Locked,
  reason: 'amount_differs' | 'currency_differs',
  incoming: ReportedMoney,
): Promise<SettleOutcome> {
  const outcome = await recordWrongMoney(services, tx, locked, incoming);
  if (outcome !== 'known')
    await refuseReported(services, tx, locked.payment, { kind: incoming.reportedBy, reason });
  return 'refused';
}

function refuseReported(
  services: Services,
  tx: Queries,
  payment: PaymentOrderRow,
  why: { kind: ReportedBy; reason: 'amount_differs' | 'currency_differs' | 'given_back' },
): Promise<void> {
  return refuseProof(services, tx, { provider: payment.provider, payment, ...why });
}

function moneyIn(payment: PaymentOrderRow, reported: ProviderPayment, reportedBy: ReportedBy): ReportedMoney {
  return {
    as: 'provider',
    by: { kind: 'system' },
    provider: payment.provider,
    providerPaymentId: reported.providerPaymentId,
    paid: reported.amount,
    withheld: money(0n, reported.amount.currency),
    method: reported.method ?? payment.method,
    reportedBy,
  };
}

async function write(
  services: Services,
  tx: Queries,
  { order, payment }: Locked,
  reported: ProviderPayment,
  reportedBy: ReportedBy,
): Promise<SettleOutcome> {
  const mover = { as: 'provider', by: { kind: 'system' } } as const;
  if (reported.status === 'refunded' && !(await isCaptureKnown(tx, payment, reported.providerPaymentId))) {
    // It went back before we ever heard of it: nothing is here that could pay for an order.
    await refuseReported(services, tx, payment, { kind: reportedBy, reason: 'given_back' });
    return 'refused';
  }
  if (isPaid(reported)) {
    return recordCapture(services, tx, { order, payment }, moneyIn(payment, reported, reportedBy));
  }
  const to: PaymentStatus = reported.status === 'failed' ? 'failed' : 'attempted';
  // A late word about an attempt changes nothing once the payment has moved on.
  if (nextStates(paymentLifecycle, payment.status, 'provider').includes(to)) {
    const moved = await movePayment(services, tx, payment, to, mover);
    const attempt = `${payment.payment_order_id}:${moved.attempts}`;
    if (to === 'failed') await notifyFailed(services, tx, order, { attempt, amount: amountOf(payment) });
  }
  return to;
}
