import type { Refund } from '#contract/staff/payments.ts';
import { peopleNeeded } from '#domain/payments/two-people.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { REFUND_REASON, type RefundReason } from './ask-refund.ts';
import type { RefundWithPayment } from './refunds.store.ts';

/** A refund as the desk sees it. */
export function refundView(row: RefundWithPayment): Refund {
  const amount = money(row.amount_minor, row.currency);
  return {
    refundId: row.refund_id,
    company: row.company,
    orderId: row.order_id,
    orderNumber: row.number,
    amount: moneyView(amount),
    reason: REFUND_REASON[row.reason as RefundReason],
    state: row.state,
    failureReason: row.failure_reason,
    needsTwoPeople: peopleNeeded('refund', money(row.together_minor, row.currency)) === 2,
    madeBy: row.made_by,
    approvedBy: row.state === 'approved' ? row.approved_by : null,
    askedAt: row.asked_at.toISOString(),
  };
}
