import { claimLimit } from '#domain/issues/claim-money.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { invoicesOfOrder } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type Claim, claimedInvoices } from './claimed-invoices.ts';
import { settledOfOrder } from './issues.store.ts';

/**
 * Liability ends with what the goods cost: what was invoiced, less what was settled; and a claim about rolls with what
 * those rolls cost on the invoices they left with.
 */
export async function limitOf(db: Queries, order: OrderRow, claim: Claim): Promise<Money> {
  const invoiced = (await invoicesOfOrder(db, order)).reduce((sum, { total_minor }) => sum + total_minor, 0n);
  const settled = money(await settledOfOrder(db, order), order.currency);
  const left = claimLimit(money(invoiced, order.currency), settled);
  const claimed = await claimedInvoices(db, order, claim);
  const value = claimed.reduce((sum, { limit }) => sum + limit.minor, 0n);
  return value < left.minor ? money(value, order.currency) : left;
}
