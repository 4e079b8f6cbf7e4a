/** The buyer or the desk gives an order up; what comes back is said before it is done. */
import { type Cancellation, cancellation } from '#domain/orders/cancellation.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import type { OrderRow } from './lock-order.ts';
import { releaseOrder } from './release-order.ts';

/** What the books say about the order. */
export type OrderMoney = {
  readonly received: Money;
  /** The part of it that was account credit before; none unless named. */
  readonly fromAdvance?: Money;
  readonly creditUsed: Money;
  /** Goods of it wait for the registry, or left with an invoice. */
  readonly isInvoiced?: boolean;
  /** Of yarn and greige already bought; nothing unless the desk names it. */
  readonly materialCost?: Money;
};
export type Canceller = 'customer' | 'staff';

export function cancellationOf(
  { status, material_booked_at, currency }: Pick<OrderRow, 'status' | 'material_booked_at' | 'currency'>,
  {
    received,
    fromAdvance = money(0n, currency),
    creditUsed,
    isInvoiced = false,
    materialCost = money(0n, currency),
  }: OrderMoney,
  as: Canceller,
): Cancellation {
  const material = material_booked_at === null ? 'not_booked' : 'booked';
  const books = { materialCost, received, fromAdvance, creditUsed, isInvoiced };
  return cancellation({ status, material, ...books }, as);
}

export type CancelOrder = { as: Canceller; by: HistoryActor; reason: string | null; money: OrderMoney };
export type Cancelled = Extract<Cancellation, { ok: true }>;

/** The row must be locked by `lockOrder`. Refunds and ledger follow from the answer, in the same transaction. */
export async function cancelOrder(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { as, by, reason, money: books }: CancelOrder,
): Promise<Cancelled> {
  const outcome = cancellationOf(order, books, as);
  if (!outcome.ok) throw new Refusal('not_cancellable', { message: outcome.message });
  await releaseOrder(parts, tx, order, { as, by, action: 'cancelled', reason });
  return outcome;
}
