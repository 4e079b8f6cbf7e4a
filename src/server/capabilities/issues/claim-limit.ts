import { claimLimit } from '#domain/issues/claim-money.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { billedTotal } from '#server/capabilities/delivery/billed-total.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { settledOfOrder } from './issues.store.ts';

/** Liability ends with what the goods cost: what was billed, once everything has left. */
export async function limitOf(db: Queries, order: OrderRow): Promise<Money> {
  const billed = billedTotal(await findDispatches(db, order));
  const settled = money(await settledOfOrder(db, order), order.currency);
  return claimLimit(money(billed ?? order.total_minor, order.currency), settled);
}
