/** What becomes of a refund at its provider, written down with the books in one transaction. */
import { refundReturnedEntry } from '#domain/payments/ledger/postings.ts';
import { refundLifecycle } from '#domain/payments/refund-state.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { lockOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { bookFor, writeEntry } from '../ledger/write-entry.ts';
import { announcePayments, movePayment } from '../pay/move-payment.ts';
import { paymentOrderOf } from '../pay/payment-orders.store.ts';
import { clearingAccountOf } from '../settle/record-capture.ts';
import { type Sent, tryOf } from './record-sent.ts';
import { type RefundWithPayment, refundOf, updateRefund } from './refunds.store.ts';

const FIRST_POLL_MS = 60_000;
const NO_REASON = 'The provider gave no reason.';

export type LockedRefund = { order: OrderRow; refund: RefundWithPayment };

/** The order first, like everybody; what the refund was before the lock does not count. */
export function changeRefund(
  services: Services,
  refundId: string,
  work: (tx: Queries, locked: LockedRefund) => Promise<void>,
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const place = await refundOf(tx, refundId);
    if (!place) return;
    const order = await lockOrderForStaff(tx, place.order_id);
    const refund = await refundOf(tx, refundId, 'locked');
    if (refund) await work(tx, { order, refund });
  });
}

/** The provider works on it: nothing has left us yet, and it is asked again. */
export async function recordPending(services: Services, tx: Queries, sent: Sent): Promise<void> {
  assertMove(refundLifecycle, sent.refund.state, 'pending', 'provider');
  await updateRefund(tx, sent.refund, {
    state: 'pending',
    provider_refund_id: sent.providerRefundId,
    poll_after: new Date(services.clock.now().getTime() + FIRST_POLL_MS),
  });
  await notifyBuyers(services, tx, sent, 'pending');
}

/** The debt to the buyer stands: people look at it and release it again. */
export async function recordFailed(
  services: Services,
  tx: Queries,
  { failureReason, ...sent }: Sent & { failureReason: string | null },
): Promise<void> {
  const { order, refund } = sent;
  assertMove(refundLifecycle, refund.state, 'failed', 'provider');
  const reason = failureReason ?? NO_REASON;
  if (refund.state === 'sent') {
    const amount = money(refund.amount_minor, refund.currency);
    const entry = refundReturnedEntry(clearingAccountOf(refund), amount);
    await writeEntry(services, tx, bookFor(order, amount), `refund-returned:${tryOf(refund)}`, entry);
    await markReturned(services, tx, sent);
  }
  // Only a refund that the provider made and failed makes room for another; a refused call may hide one we never heard of.
  const failures = refund.failures + (sent.providerRefundId === null ? 0 : 1);
  await updateRefund(tx, refund, {
    state: 'failed',
    provider_refund_id: sent.providerRefundId,
    failures,
    failure_reason: reason,
    poll_after: null,
    sent_at: null,
  });
  await notifyBuyers(services, tx, sent, 'failed', { reason });
}

/** The buyer no longer reads that the money is back. */
async function markReturned(services: Services, tx: Queries, { refund, by }: Sent): Promise<void> {
  const { brand_id: brandId, payment_order_id: paymentOrderId } = refund;
  const payment = await paymentOrderOf(tx, { brandId, paymentOrderId }, 'locked');
  if (payment?.status === 'refunded') {
    await movePayment(services, tx, payment, 'captured', { as: 'provider', by });
  }
}

async function notifyBuyers(
  services: Services,
  tx: Queries,
  { refund, by }: Sent,
  action: string,
  details: HistoryEntry['details'] = {},
): Promise<void> {
  await recordHistory(services, tx, {
    brandId: refund.brand_id,
    subject: { kind: 'refund', id: refund.refund_id },
    action,
    actor: by,
    details,
  });
  await announcePayments(services, tx, refund.brand_id);
}
