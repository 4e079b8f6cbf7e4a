/** The buyer gives an order up: what comes back is shown first, and owed in the same moment the order is cancelled. */

import type {
  cancelOrder as cancelContract,
  previewCancel as previewContract,
} from '#contract/cancel-order.ts';
import type { Reply } from '#contract/endpoint.ts';
import { receivedFor } from '#domain/payments/ledger/ledger-check.ts';
import { money } from '#domain/shared/money.ts';
import { cancellationOf, cancelOrder, type OrderMoney } from '#server/capabilities/orders/cancel-order.ts';
import { findOrder, lockOrder, type OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { moneyView } from '#server/capabilities/orders/order-figures.view.ts';
import { instalmentsOf } from '#server/capabilities/orders/order-instalments.ts';
import { buyerInHistory } from '#server/capabilities/requests/history-actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { advanceUsed } from '../advances/find-advance.ts';
import { orderBalances } from '../ledger/write-entry.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import { closeBooks } from './close-books.ts';

export async function previewCancel(
  db: Queries,
  { brandId }: { brandId: string },
  orderId: string,
): Promise<Reply<typeof previewContract>> {
  const order = await findOrder(db, brandId, orderId);
  const outcome = cancellationOf(order, await moneyOf(db, order), 'customer');
  return {
    canCancel: outcome.ok,
    whyNot: outcome.ok ? null : outcome.message,
    refundAmount: moneyView(outcome.ok ? outcome.refund : money(0n, order.currency)),
    toAdvance: moneyView(outcome.ok ? outcome.toAdvance : money(0n, order.currency)),
    refundTo: outcome.ok ? outcome.message : '',
  };
}

export async function cancelPaidOrder(
  parts: Parts,
  tx: Queries,
  buyer: CustomerActor,
  { orderId, reason }: { orderId: string; reason: string | null },
): Promise<Reply<typeof cancelContract>> {
  const by = buyerInHistory(buyer);
  const order = await lockOrder(tx, buyer.brandId, orderId);
  const books = await moneyOf(tx, order);
  const outcome = await cancelOrder(parts, tx, order, { as: 'customer', by, reason, money: books });
  const { refund, kept, toAdvance } = outcome;
  await closeBooks(parts, tx, order, { refund, kept, toAdvance, reason: 'order_cancelled', by });
  return { success: true, refundAmount: moneyView(refund), toAdvance: moneyView(toAdvance) };
}

async function moneyOf(db: Queries, order: OrderRow): Promise<OrderMoney> {
  const received = receivedFor(await orderBalances(db, order));
  const covered = (await instalmentsOf(db, order)).filter(
    ({ kind, state }) => kind === 'credit' && state === 'covered',
  );
  const creditUsed = covered.reduce((sum, row) => sum + leftOf(row).minor, 0n);
  return {
    received: money(received, order.currency),
    fromAdvance: await advanceUsed(db, order),
    creditUsed: money(creditUsed, order.currency),
  };
}
