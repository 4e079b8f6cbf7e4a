/** What of an order's money goes back, in the words of its buyer. */
import type { OrderRefund } from '#contract/customer/orders.ts';
import type { RefundState } from '#domain/payments/refund-state.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { REFUND_REASON, type RefundReason } from './ask-refund.ts';
import { refundsOfOrder } from './refunds.store.ts';

export type ListedRefund = {
  readonly refundId: string;
  /** The payment that goes back. */
  readonly captureId: string;
  readonly reason: RefundReason;
  readonly reasonLabel: string;
  readonly amount: Money;
  readonly state: OrderRefund['state'];
  readonly label: string;
  /** Of the refund voucher; null until the money has left us. */
  readonly voucherNumber: string | null;
  readonly at: Date;
  /** What the plan had taken goes back; else it was paid twice or too late. */
  readonly isOfPlan: boolean;
};

/** Who has to release it, and a try that failed, are our business: for the buyer it waits. */
const SEEN_AS = {
  asked: 'waiting',
  approved: 'waiting',
  failed: 'waiting',
  released: 'on_its_way',
  pending: 'on_its_way',
  sent: 'sent',
} as const satisfies Record<RefundState, ListedRefund['state']>;

const LABEL = {
  waiting: 'Being prepared',
  on_its_way: 'On its way to you',
  sent: 'Refunded to your original payment method',
} as const satisfies Record<ListedRefund['state'], string>;

export async function findRefunds(db: Queries, order: OrderRow): Promise<ListedRefund[]> {
  return (await refundsOfOrder(db, order)).map((row) => {
    const state = SEEN_AS[row.state];
    return {
      refundId: row.refund_id,
      captureId: row.capture_id,
      reason: row.reason as RefundReason,
      reasonLabel: REFUND_REASON[row.reason as RefundReason],
      amount: money(row.amount_minor, row.currency),
      state,
      label: LABEL[state],
      voucherNumber: row.voucher_number,
      at: row.sent_at ?? row.asked_at,
      isOfPlan: row.reason === (order.cancelled_by === 'clock' ? 'order_expired' : 'order_cancelled'),
    };
  });
}
