/** An order is dead: its debt is struck out, and what came in for it is owed back the way it came. */
import { receivedFor } from '#domain/payments/ledger/ledger-check.ts';
import { cancellationEntry } from '#domain/payments/ledger/postings.ts';
import { refundParts } from '#domain/payments/refund.ts';
import { type Money, money, subtractMoney } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { accountCreditUsed } from '../account-credit/find-account-credit.ts';
import { endAccountCreditPayments } from '../account-credit/pay-from-account-credit.ts';
import { releaseCreditUse } from '../credit/credit-uses.store.ts';
import { orderBalances, writeEntry } from '../ledger/write-entry.ts';
import { movePayment } from '../pay/move-payment.ts';
import { lockOpenPaymentOrders } from '../pay/payment-orders.store.ts';
import { capturesOfOrder } from '../settle/captures.store.ts';
import { askRefund, type RefundReason } from './ask-refund.ts';

export type Closing = {
  refund: Money;
  kept: Money;
  toAdvance: Money;
  reason: RefundReason;
  by: HistoryActor;
};

/** The order must be locked and cancelled in this transaction. */
export async function closeOrderAccounts(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { refund, kept, toAdvance, reason, by }: Closing,
): Promise<void> {
  for (const open of await lockOpenPaymentOrders(tx, order)) {
    await movePayment(parts, tx, open, 'expired', { as: 'clock', by });
  }
  const entry = cancellationEntry({ refund, kept, toAdvance }, await orderBalances(tx, order));
  await writeEntry(parts, tx, order, `cancellation:${order.order_id}`, entry);
  await endAccountCreditPayments(parts, tx, order, by);
  await releaseCreditUse(tx, order, parts.clock.now());
  const captured = (await capturesOfOrder(tx, order)).map((row) => ({
    paymentId: row.capture_id,
    captured: money(row.amount_minor, row.currency),
    refunded: money(row.refunded_minor, row.currency),
  }));
  for (const { paymentId: captureId, amount } of refundParts(captured, refund)) {
    await askRefund(parts, tx, { order, captureId, amount, reason, by });
  }
}

/** The hold ran out: part payments go back, and what was paid from account credit becomes account credit again. */
export async function closeExpiredOrder(parts: Parts, tx: Queries, order: OrderRow): Promise<void> {
  const received = money(receivedFor(await orderBalances(tx, order)), order.currency);
  const toAdvance = await accountCreditUsed(tx, order);
  await closeOrderAccounts(parts, tx, order, {
    refund: subtractMoney(received, toAdvance),
    kept: money(0n, order.currency),
    toAdvance,
    reason: 'order_expired',
    by: { kind: 'system' },
  });
}
