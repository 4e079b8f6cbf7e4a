/** An order is dead: its debt is struck out, and what came in for it is owed back the way it came. */
import { receivedFor } from '#domain/payments/ledger/ledger-check.ts';
import { cancellationEntry } from '#domain/payments/ledger/postings.ts';
import { refundParts } from '#domain/payments/refund.ts';
import { type Money, money, subtractMoney } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
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
  toAccountCredit: Money;
  reason: RefundReason;
  by: HistoryActor;
};

/** The order must be locked and cancelled in this transaction. */
export async function closeOrderAccounts(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { refund, kept, toAccountCredit, reason, by }: Closing,
): Promise<void> {
  for (const open of await lockOpenPaymentOrders(tx, order)) {
    await movePayment(services, tx, open, 'expired', { as: 'clock', by });
  }
  const entry = cancellationEntry({ refund, kept, toAccountCredit }, await orderBalances(tx, order));
  await writeEntry(services, tx, order, `cancellation:${order.order_id}`, entry);
  await endAccountCreditPayments(services, tx, order, by);
  await releaseCreditUse(tx, order, services.clock.now());
  const captured = (await capturesOfOrder(tx, order)).map((row) => ({
    paymentId: row.capture_id,
    captured: money(row.amount_minor, row.currency),
    refunded: money(row.refunded_minor, row.currency),
  }));
  for (const { paymentId: captureId, amount } of refundParts(captured, refund)) {
    await askRefund(services, tx, { order, captureId, amount, reason, by });
  }
}

/** The hold ran out: part payments go back, and what was paid from account credit becomes account credit again. */
export async function closeExpiredOrder(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  const received = money(receivedFor(await orderBalances(tx, order)), order.currency);
  const toAccountCredit = await accountCreditUsed(tx, order);
  await closeOrderAccounts(services, tx, order, {
    refund: subtractMoney(received, toAccountCredit),
    kept: money(0n, order.currency),
    toAccountCredit,
    reason: 'order_expired',
    by: { kind: 'system' },
  });
}
