/** Money has left us: the debt to the buyer is struck out. */
import { refundEntry } from '#domain/payments/ledger/postings.ts';
import { writeRefundVoucherNumber } from '#domain/payments/receipt-number.ts';
import { refundLifecycle } from '#domain/payments/refund-state.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { askForDocuments } from '#server/capabilities/orders/order-facts.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { bookFor, writeEntry } from '../ledger/write-entry.ts';
import { notifyRefunded } from '../notify-buyer.ts';
import { announcePayments, movePayment } from '../pay/move-payment.ts';
import { paymentOrderOf } from '../pay/payment-orders.store.ts';
import { hasReceipt } from '../receipts/receipts.store.ts';
import { capturesOfOrder } from '../settle/captures.store.ts';
import { placeOf } from '../settle/record-capture.ts';
import { hasVoucher } from './ask-refund.ts';
import {
  nextVoucherSerial,
  type RefundWithPayment,
  refundedOfCapture,
  updateRefund,
} from './refunds.store.ts';

export type Sent = {
  order: OrderRow;
  refund: RefundWithPayment;
  providerRefundId: string | null;
  by: HistoryActor;
};

/** Names one try to give money back: after a failure the next one is another refund, for the provider and in the books. */
export function tryOf({ refund_id, failures }: Pick<RefundWithPayment, 'refund_id' | 'failures'>): string {
  return failures === 0 ? refund_id : `${refund_id}-${failures}`;
}

/** Order and refund must be locked. */
export async function recordSent(parts: Parts, tx: Queries, sent: Sent): Promise<void> {
  const { order, refund, providerRefundId, by } = sent;
  assertMove(refundLifecycle, refund.state, 'sent', by.kind === 'staff' ? 'staff' : 'provider');
  const amount = money(refund.amount_minor, refund.currency);
  await updateRefund(tx, refund, {
    voucher_number: await voucherNumber(tx, refund, parts.clock.now()),
    state: 'sent',
    sent_at: parts.clock.now(),
    provider_refund_id: providerRefundId,
    poll_after: null,
    failure_reason: null,
  });
  await writeEntry(
    parts,
    tx,
    bookFor(order, amount),
    `refund:${tryOf(refund)}`,
    refundEntry(placeOf(refund), amount),
  );
  await recordHistory(parts, tx, {
    brandId: refund.brand_id,
    subject: { kind: 'refund', id: refund.refund_id },
    action: 'sent',
    actor: by,
    details: { order: order.order_id, minor: String(amount.minor), currency: amount.currency },
  });
  await markRefunded(parts, tx, sent);
  await notifyRefunded(parts, tx, order, { refundId: tryOf(refund), amount });
  await askForDocuments(parts, tx, order.order_id);
  await announcePayments(parts, tx, refund.brand_id);
}

/** A refund that came back and is sent again keeps its voucher. */
async function voucherNumber(
  tx: Queries,
  { voucher_number, reason, brand_id, capture_id }: RefundWithPayment,
  now: Date,
): Promise<string | null> {
  if (voucher_number !== null || !hasVoucher(reason)) return voucher_number;
  // Money that never counted has no receipt, so there is nothing that a voucher could name (CGST rule 51).
  if (!(await hasReceipt(tx, { brand_id, capture_id }))) return null;
  const year = financialYear(now);
  return writeRefundVoucherNumber(year, await nextVoucherSerial(tx, year));
}

/** Once all that came by the payment has gone back. */
async function markRefunded(parts: Parts, tx: Queries, { order, refund, by }: Sent): Promise<void> {
  const { brand_id: brandId, payment_order_id: paymentOrderId } = refund;
  const captures = (await capturesOfOrder(tx, order)).filter(
    (row) => row.payment_order_id === paymentOrderId,
  );
  for (const { capture_id, amount_minor } of captures) {
    if ((await refundedOfCapture(tx, brandId, capture_id)) < amount_minor) return;
  }
  const payment = await paymentOrderOf(tx, { brandId, paymentOrderId }, 'locked');
  if (payment?.status === 'captured') {
    await movePayment(parts, tx, payment, 'refunded', { as: 'provider', by });
  }
}
