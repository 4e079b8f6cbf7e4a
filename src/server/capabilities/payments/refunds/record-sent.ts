/** Money has left us: the debt to the buyer is struck out. */
import { refundEntry } from '#domain/payments/ledger/postings.ts';
import { writeRefundVoucherNumber } from '#domain/payments/receipt-number.ts';
import { refundLifecycle } from '#domain/payments/refund-state.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { askForDocuments } from '#server/capabilities/order-records/order-facts.ts';
import { claim } from '#server/db/claims.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { bookFor, writeEntry } from '../ledger/write-entry.ts';
import { notifyRefunded } from '../notify-buyer.ts';
import { announcePayments, movePayment } from '../pay/move-payment.ts';
import { paymentOrderOf } from '../pay/payment-orders.store.ts';
import { hasReceipt } from '../receipts/receipts.store.ts';
import { findSellerOn } from '../sellers/find-seller-terms.ts';
import { nextPaperSerial } from '../sellers/paper-series.store.ts';
import { capturesOfOrder } from '../settle/captures.store.ts';
import { clearingAccountOf } from '../settle/record-capture.ts';
import { hasVoucher } from './ask-refund.ts';
import { type RefundWithPayment, refundedOfCapture, updateRefund } from './refunds.store.ts';

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
export async function recordSent(services: Services, tx: Queries, sent: Sent): Promise<void> {
  const { order, refund, providerRefundId, by } = sent;
  assertMove(refundLifecycle, refund.state, 'sent', by.kind === 'staff' ? 'staff' : 'provider');
  const amount = money(refund.amount_minor, refund.currency);
  await updateRefund(tx, refund, {
    voucher_number: await voucherNumber(tx, sent, services.clock.now()),
    state: 'sent',
    sent_at: services.clock.now(),
    provider_refund_id: providerRefundId,
    poll_after: null,
    failure_reason: null,
  });
  await writeEntry(
    services,
    tx,
    bookFor(order, amount),
    `refund:${tryOf(refund)}`,
    refundEntry(clearingAccountOf(refund), amount),
  );
  await recordHistory(services, tx, {
    brandId: refund.brand_id,
    subject: { kind: 'refund', id: refund.refund_id },
    action: 'sent',
    actor: by,
    details: { order: order.order_id, minor: String(amount.minor), currency: amount.currency },
  });
  await markRefunded(services, tx, sent);
  await notifyRefunded(services, tx, order, { refundId: tryOf(refund), amount });
  await askForDocuments(services, tx, order.order_id);
  await announcePayments(services, tx, refund.brand_id);
}

/** A refund that came back and is sent again keeps its voucher. */
async function voucherNumber(
  tx: Queries,
  { order, refund }: Pick<Sent, 'order' | 'refund'>,
  now: Date,
): Promise<string | null> {
  const { voucher_number, reason, brand_id, capture_id } = refund;
  if (voucher_number !== null || !hasVoucher(reason)) return voucher_number;
  // Money that never counted has no receipt, so there is nothing that a voucher could name (CGST rule 51).
  if (!(await hasReceipt(tx, { brand_id, capture_id }))) return null;
  const year = financialYear(now);
  const seller = await findSellerOn(tx, order, accountingDay(now), now);
  const serial = await nextPaperSerial(tx, { kind: 'refund_voucher', seller, financialYear: year });
  const number = writeRefundVoucherNumber(seller.invoice_prefix, year, serial);
  await claim(tx, { kind: 'voucher_number', value: number, brandId: brand_id });
  return number;
}

/** Once all that came by the payment has gone back. */
async function markRefunded(services: Services, tx: Queries, { order, refund, by }: Sent): Promise<void> {
  const { brand_id: brandId, payment_order_id: paymentOrderId } = refund;
  const captures = (await capturesOfOrder(tx, order)).filter(
    (row) => row.payment_order_id === paymentOrderId,
  );
  for (const { capture_id, amount_minor } of captures) {
    if ((await refundedOfCapture(tx, brandId, capture_id)) < amount_minor) return;
  }
  const payment = await paymentOrderOf(tx, { brandId, paymentOrderId }, 'locked');
  if (payment?.status === 'captured') {
    await movePayment(services, tx, payment, 'refunded', { as: 'provider', by });
  }
}
