/** Account credit pays for an instalment: nobody outside is asked, so it is paid at once. */
import { advanceUsedEntry } from '#domain/payments/ledger/postings.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { lockInstalments } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { amountOf, movePayment } from '../pay/move-payment.ts';
import { lockAccountCreditPayments, type PaymentOrderRow } from '../pay/payment-orders.store.ts';
import { allocatePayment } from '../settle/allocate-payment.ts';
import { confirmCovered } from '../settle/confirm-covered.ts';
import { writeOffRest } from '../settle/write-off-rest.ts';

/** The order must be locked, and the account credit by `lockAccountCredit`. */
export async function payFromAccountCredit(
  services: Services,
  tx: Queries,
  order: OrderRow,
  payment: PaymentOrderRow,
  by: HistoryActor,
): Promise<void> {
  const amount = amountOf(payment);
  const instalments = await lockInstalments(tx, order);
  await movePayment(services, tx, payment, 'captured', { as: 'provider', by });
  const counted = await allocatePayment(services, tx, order, instalments, {
    paid: amount,
    withheld: money(0n, order.currency),
    by,
    towards: payment.instalment_id,
  });
  const entry = advanceUsedEntry(amount, counted);
  await writeEntry(services, tx, order, `advance-used:${payment.payment_order_id}`, entry);
  await writeOffRest(services, tx, order, payment, { cameByBank: false, by });
  // No new money came, so the hold stays as short as it is while a rest is open.
  await confirmCovered(services, tx, order, by);
}

/** The order is dead, and its books say that all it took is account credit again. */
export async function endAccountCreditPayments(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
): Promise<void> {
  for (const payment of await lockAccountCreditPayments(tx, order)) {
    await movePayment(services, tx, payment, 'refunded', { as: 'provider', by });
  }
}
