/** What of an order's money goes back, in the words of its buyer. */
import type { RefundState } from '#domain/payments/refund-state.ts';
import { money } from '#domain/shared/money.ts';
import type { FindRefunds, ListedRefund } from '#server/capabilities/orders/order-refund.ts';
import { refundsOfOrder } from './refunds.store.ts';

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
  sent: 'Refunded the way it was paid',
} as const satisfies Record<ListedRefund['state'], string>;

export const findRefunds: FindRefunds = async (db, order) =>
  (await refundsOfOrder(db, order)).map((row) => {
    const state = SEEN_AS[row.state];
    return {
      refundId: row.refund_id,
      amount: money(row.amount_minor, row.currency),
      state,
      label: LABEL[state],
      voucherNumber: row.voucher_number,
      at: row.sent_at ?? row.asked_at,
      isOfPlan: row.reason === (order.cancelled_by === 'clock' ? 'order_expired' : 'order_cancelled'),
    };
  });
