/** Which instalments money counts for, in the rows: what is fully paid closes the other ways to pay it. */
import type { Counted } from '#domain/payments/ledger/postings.ts';
import { spreadPayment } from '#domain/payments/plan/spread-payment.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderFact } from '#server/capabilities/order-records/order-facts.ts';
import {
  type InstalmentRow,
  instalmentsOf,
  updateInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { releaseCreditUse } from '../credit/credit-uses.store.ts';
import { movePayment } from '../pay/move-payment.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import { lockOpenPaymentOrders } from '../pay/payment-orders.store.ts';

export type PaymentToAllocate = {
  paid: Money;
  /** Tax that the buyer deducted: it counts like money, before it, so that only money can be too much. */
  withheld: Money;
  /** The instalment that was paid for. */
  towards: string;
  by: HistoryActor;
};

/** Order and instalments must be locked. Answers with what counts for invoices and what is paid ahead of them. */
export async function allocatePayment(
  services: Services,
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
  { paid, withheld, towards, by }: PaymentToAllocate,
): Promise<Counted> {
  const spread = spreadPayment(
    instalments.map((row) => ({ leftMinor: leftOf(row).minor, isInvoiced: row.invoiced_on !== null })),
    {
      paidMinor: paid.minor,
      withheldMinor: withheld.minor,
      first: instalments.findIndex(({ instalment_id }) => instalment_id === towards),
    },
  );
  for (const [index, row] of instalments.entries()) {
    const { paidMinor = 0n, withheldMinor = 0n } = spread.shares[index] ?? {};
    if (paidMinor + withheldMinor === 0n) continue;
    const isPaid = paidMinor + withheldMinor === leftOf(row).minor;
    await updateInstalment(tx, row, {
      paid_minor: row.paid_minor + paidMinor,
      withheld_minor: row.withheld_minor + withheldMinor,
      ...(isPaid ? { state: 'paid', paid_at: services.clock.now() } : {}),
    });
    if (isPaid) await closeOtherPayments(services, tx, order, row, by);
  }
  return spread;
}

/** Nothing is left to pay: another way that was open for it is closed, and its credit is free again. */
export async function closeOtherPayments(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { instalment_id, kind }: InstalmentRow,
  by: HistoryActor,
): Promise<void> {
  if (kind === 'credit' && !(await owesOnCredit(tx, order))) {
    await releaseCreditUse(tx, order, services.clock.now());
  }
  if (order.confirmed_at !== null) await recordOrderFact(services, tx, order, 'paid');
  for (const open of await lockOpenPaymentOrders(tx, order)) {
    if (open.instalment_id !== instalment_id) continue;
    await movePayment(services, tx, open, 'expired', { as: 'clock', by });
  }
}

async function owesOnCredit(tx: Queries, order: OrderRow): Promise<boolean> {
  const rows = await instalmentsOf(tx, order);
  return rows.some(({ kind, state }) => kind === 'credit' && state === 'covered');
}
