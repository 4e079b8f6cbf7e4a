/** The buyer or the desk gives an order up; what comes back is said before it is done. */
import { type Cancellation, cancellation } from '#domain/orders/cancellation.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { releaseOrder } from '#server/capabilities/order-records/release-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';

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
  const books = { materialCost, received, fromAdvance, creditUsed, isInvoiced };
  return cancellation({ status, isMaterialBooked: material_booked_at !== null, ...books }, as);
}

export type CancelOrder = { as: Canceller; by: HistoryActor; reason: string | null; money: OrderMoney };
export type Cancelled = Extract<Cancellation, { ok: true }>;

/** The row must be locked by `lockOrder`. Refunds and ledger follow from the answer, in the same transaction. */
export async function cancelOrder(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { as, by, reason, money: books }: CancelOrder,
): Promise<Cancelled> {
  const outcome = cancellationOf(order, books, as);
  if (!outcome.ok) throw new Refusal('not_cancellable', { message: outcome.message });
  await releaseOrder(services, tx, order, { as, by, action: 'cancelled', reason });
  return outcome;
}
