/** Money is owed back: people look at it and release it, except for an order that had died before. */
import type { Money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { insertRefund } from './refunds.store.ts';

export const REFUND_REASON = {
  order_expired: 'Paid after the order was closed',
  paid_twice: 'Paid twice',
  wrong_amount: 'Amount paid differs from the amount due',
  wrong_currency: 'Paid in another currency than the order’s',
  order_cancelled: 'Order cancelled',
  claim_settled: 'Claim settled',
} as const;
export type RefundReason = keyof typeof REFUND_REASON;

/** What a settled claim sends back is named by its credit note: numbers are taken only by vouchers that are written. */
export function hasVoucher(reason: string): boolean {
  return reason !== ('claim_settled' satisfies RefundReason);
}

export type AskRefund = {
  order: OrderRow;
  captureId: string;
  amount: Money;
  reason: RefundReason;
  by: HistoryActor;
  /** For whose claim it is. */
  issueId?: string;
  /** Out of whose act it came, where that is not whoever asks. */
  madeBy?: string | null;
};

export async function askRefund(
  services: Services,
  tx: Queries,
  { order, captureId, amount, reason, by, issueId, madeBy = staffOf(by) }: AskRefund,
): Promise<void> {
  const refundId = services.ids.next();
  await insertRefund(tx, {
    refund_id: refundId,
    brand_id: order.brand_id,
    order_id: order.order_id,
    capture_id: captureId,
    amount_minor: amount.minor,
    currency: amount.currency,
    reason,
    state: 'asked',
    asked_at: services.clock.now(),
    issue_id: issueId ?? null,
    made_by: madeBy,
  });
  await recordHistory(services, tx, {
    brandId: order.brand_id,
    subject: { kind: 'refund', id: refundId },
    action: 'asked',
    actor: by,
    details: { order: order.order_id, minor: String(amount.minor), currency: amount.currency, reason },
  });
  if (reason === 'order_expired') await services.jobs.enqueue(tx, 'send-refunds', {});
  await announcePayments(services, tx, order.brand_id);
}

function staffOf({ kind, id }: HistoryActor): string | null {
  return kind === 'staff' && id ? id : null;
}
