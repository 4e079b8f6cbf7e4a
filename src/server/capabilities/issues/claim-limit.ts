import { claimLimit } from '#domain/issues/claim-money.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { settledOfOrder } from './issues.store.ts';

/** Liability ends with what the goods cost. */
export async function limitOf(db: Queries, order: OrderRow): Promise<Money> {
  const settled = money(await settledOfOrder(db, order), order.currency);
  return claimLimit(money(order.total_minor, order.currency), settled);
}
