/** An order is confirmed once all that is due with it is in, and credit or a bank's letter stands for the rest. */
import { confirmsOrder } from '#domain/payments/plan/instalment-status.ts';
import { money } from '#domain/shared/money.ts';
import { confirmOrder } from '#server/capabilities/order-records/confirm-order.ts';
import { extendHold } from '#server/capabilities/order-records/extend-hold.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  type InstalmentRow,
  lockInstalments,
  settledInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { takeCredit } from '../credit/cover-by-credit.ts';
import { movePayment } from '../pay/move-payment.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';

/** The order must be locked. Part of the money is here: the buyer gets the days of a bank for the rest. */
export async function confirmIfCovered(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
): Promise<void> {
  const isConfirmed = await confirmCovered(services, tx, order, by);
  if (!isConfirmed) await extendHold(services, tx, order, by);
}

/** The order must be locked. False: something that is due with it is still open. */
export async function confirmCovered(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
): Promise<boolean> {
  if (order.status !== 'provisional') return true;
  const instalments = await lockInstalments(tx, order);
  if (!isCovered(order, instalments)) return false;
  await takeCredit(tx, order, instalments);
  await confirmOrder(services, tx, order, { as: 'payments', by });
  return true;
}

/** Its credit is kept free for it already; the marketplace itself stands where a provider would. */
export async function coverWithCredit(
  services: Services,
  tx: Queries,
  { order, payment }: { order: OrderRow; payment: PaymentOrderRow },
  by: HistoryActor,
): Promise<void> {
  await movePayment(services, tx, payment, 'captured', { as: 'provider', by });
  await confirmIfCovered(services, tx, order, by);
}

function isCovered(order: OrderRow, instalments: readonly InstalmentRow[]): boolean {
  const onCredit = instalments.filter(({ kind, state }) => kind === 'credit' && state !== 'paid');
  const settled = instalments.map((row) => {
    const instalment = settledInstalment(row, order);
    const hasLetter = row.kind !== 'credit' && row.state === 'covered';
    return hasLetter ? { ...instalment, open: money(0n, order.currency) } : instalment;
  });
  return confirmsOrder(
    settled,
    onCredit.every(({ state }) => state === 'covered'),
  );
}
