/** Which instalments money counts for: the earliest first, and what is fully paid closes the other ways to pay it. */
import type { Balances } from '#domain/payments/ledger/ledger-entry.ts';
import { settleInstalments } from '#domain/payments/plan/instalment-standing.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { recordOrderFact } from '#server/capabilities/orders/order-facts.ts';
import {
  type InstalmentRow,
  settledInstalment,
  updateInstalment,
} from '#server/capabilities/orders/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { releaseCreditUse } from '../credit/credit-uses.store.ts';
import { movePayment } from '../pay/move-payment.ts';
import { lockOpenPaymentOrders, type PaymentOrderRow } from '../pay/payment-orders.store.ts';

export type PaymentToAllocate = {
  paid: Money;
  /** Tax that the buyer deducted: it counts like money, before it, so that only money can be too much. */
  withheld: Money;
  by: HistoryActor;
};

/** Order and instalments must be locked. */
export async function allocatePayment(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
  { paid, withheld, by }: PaymentToAllocate,
): Promise<void> {
  const before = instalments.map((row) => settledInstalment(row, order));
  const received = before.reduce((sum, { settled }) => sum + settled.minor, paid.minor + withheld.minor);
  const after = settleInstalments(before, money(received, order.currency));
  let taxLeft = withheld.minor;
  for (const [index, row] of instalments.entries()) {
    const settled = after[index]?.settled.minor ?? 0n;
    const more = settled - row.paid_minor - row.withheld_minor - row.written_off_minor;
    if (more <= 0n) continue;
    const ofTax = more < taxLeft ? more : taxLeft;
    taxLeft -= ofTax;
    const isPaid = settled === row.amount_minor;
    await updateInstalment(tx, row, {
      paid_minor: row.paid_minor + more - ofTax,
      withheld_minor: row.withheld_minor + ofTax,
      ...(isPaid ? { state: 'paid', paid_at: parts.clock.now() } : {}),
    });
    if (isPaid) await closeOtherPayments(parts, tx, order, row, by);
  }
}

/** What is paid after its order was confirmed on credit is owed there, everything else is simply due. */
export function debtOf(
  { instalment_id }: Pick<PaymentOrderRow, 'instalment_id'>,
  instalments: readonly InstalmentRow[],
  { credit }: Balances,
): 'receivable' | 'credit' {
  const target = instalments.find((row) => row.instalment_id === instalment_id);
  return target?.kind === 'credit' && credit > 0n ? 'credit' : 'receivable';
}

/** Nothing is left to pay: another way that was open for it is closed, and its credit is free again. */
export async function closeOtherPayments(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { instalment_id, kind }: InstalmentRow,
  by: HistoryActor,
): Promise<void> {
  if (kind === 'credit') await releaseCreditUse(tx, order, parts.clock.now());
  if (order.confirmed_at !== null) await recordOrderFact(parts, tx, order, 'paid');
  for (const open of await lockOpenPaymentOrders(tx, order)) {
    if (open.instalment_id !== instalment_id) continue;
    await movePayment(parts, tx, open, 'expired', { as: 'clock', by });
  }
}
