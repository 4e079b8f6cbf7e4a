/** The part of an order that is paid later takes its share of the company's limit before anybody pays the rest. */
import { creditShortProblem } from '#domain/orders/order-problem.ts';
import { money } from '#domain/shared/money.ts';
import { lockCompany } from '#server/capabilities/account/lock-company.ts';
import { findCredit } from '#server/capabilities/order-records/find-credit.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  type InstalmentRow,
  updateInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import { orderRefusal } from '#server/capabilities/order-records/order-refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import { insertCreditUse } from './credit-uses.store.ts';

/** While the order is held the share is only kept free for it; it goes back with the hold. */
export async function reserveCredit(
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
): Promise<void> {
  const waiting = instalments.filter(({ kind, state }) => kind === 'credit' && state === 'open');
  if (waiting.length === 0) return;
  // Two orders of one company must not both take what is free.
  await lockCompany(tx, order.brand_id);
  const needed = money(
    waiting.reduce((sum, row) => sum + leftOf(row).minor, 0n),
    order.currency,
  );
  const { free } = await findCredit(tx, { brandId: order.brand_id, market: order.market });
  const problem = creditShortProblem({ needed, free });
  if (problem) throw orderRefusal(problem);
  for (const row of waiting) await updateInstalment(tx, row, { state: 'covered' });
}

/** The order is being confirmed: what was kept free is taken. Nothing is owed before the tax invoice. */
export async function takeCredit(
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
): Promise<void> {
  const covered = instalments.filter(({ kind, state }) => kind === 'credit' && state === 'covered');
  const owed = covered.reduce((sum, row) => sum + leftOf(row).minor, 0n);
  if (owed === 0n) return;
  await insertCreditUse(tx, { brand_id: order.brand_id, order_id: order.order_id, amount_minor: owed });
}
