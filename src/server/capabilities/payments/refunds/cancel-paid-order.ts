/** The buyer gives an order up: what comes back is shown first, and owed in the same moment the order is cancelled. */

import type {
  cancelOrder as cancelContract,
  cancelOrderForStaff as cancelForStaffContract,
  previewCancel as previewContract,
  previewCancelForStaff as previewForStaff,
} from '#contract/customer/cancel-order.ts';
import type { Reply } from '#contract/endpoint.ts';
import { receivedFor } from '#domain/payments/ledger/ledger-check.ts';
import { money, parseAmount } from '#domain/shared/money.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { swatchChargeText } from '#domain/swatches/swatch-charge.ts';
import { cancellationOf, cancelOrder, type OrderMoney } from '#server/capabilities/orders/cancel-order.ts';
import {
  findOrder,
  findOrderForStaff,
  lockOrder,
  lockOrderForStaff,
  type OrderRow,
} from '#server/capabilities/orders/lock-order.ts';
import { instalmentsOf } from '#server/capabilities/orders/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory, type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { accountCreditUsed } from '../account-credit/find-account-credit.ts';
import { orderBalances } from '../ledger/write-entry.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import { closeOrderAccounts } from './close-order-accounts.ts';
import { hasInvoiceAtRegistry } from './registered-invoices.store.ts';
import { swatchChargesSettledBy } from './swatch-charges.store.ts';

export async function previewCancel(
  db: Queries,
  { brandId }: { brandId: string },
  orderId: string,
): Promise<Reply<typeof previewContract>> {
  const order = await findOrder(db, brandId, orderId);
  const outcome = cancellationOf(order, await moneyOf(db, order), 'customer');
  const swatches = swatchChargeText(money(await swatchChargesSettledBy(db, order), order.currency));
  return {
    canCancel: outcome.ok,
    whyNot: outcome.ok ? null : outcome.message,
    refundAmount: moneyView(outcome.ok ? outcome.refund : money(0n, order.currency)),
    toAdvance: moneyView(outcome.ok ? outcome.toAdvance : money(0n, order.currency)),
    refundTo: outcome.ok ? [outcome.message, swatches].filter(Boolean).join(' ') : '',
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
  await closeOrderAccounts(parts, tx, order, { refund, kept, toAdvance, reason: 'order_cancelled', by });
  return { success: true, refundAmount: moneyView(refund), toAdvance: moneyView(toAdvance) };
}

type StaffCancel = { orderId: string; materialCost: string | null };

/** Before it is done, with what the material cost. */
export async function previewCancelForStaff(
  db: Queries,
  { orderId, materialCost }: StaffCancel,
): Promise<Reply<typeof previewForStaff>> {
  const order = await findOrderForStaff(db, orderId);
  const outcome = cancellationOf(order, await staffMoney(db, order, materialCost), 'staff');
  const nothing = money(0n, order.currency);
  const { refund, toAdvance, kept } = outcome.ok
    ? outcome
    : { refund: nothing, toAdvance: nothing, kept: nothing };
  return {
    canCancel: outcome.ok,
    message: outcome.message,
    refundAmount: moneyView(refund),
    toAdvance: moneyView(toAdvance),
    kept: moneyView(kept),
  };
}

/** The desk gives an order up for its buyer; what material cost is kept, never more than came in. */
export async function cancelForStaff(
  parts: Parts,
  tx: Queries,
  staff: DeskActor,
  { orderId, materialCost, reason }: StaffCancel & { reason: string },
): Promise<Reply<typeof cancelForStaffContract>> {
  const by = deskInHistory(staff);
  const order = await lockOrderForStaff(tx, orderId);
  const books = await staffMoney(tx, order, materialCost);
  const { refund, kept, toAdvance } = await cancelOrder(parts, tx, order, {
    as: 'staff',
    by,
    reason,
    money: books,
  });
  await closeOrderAccounts(parts, tx, order, { refund, kept, toAdvance, reason: 'order_cancelled', by });
  return {
    success: true,
    refundAmount: moneyView(refund),
    toAdvance: moneyView(toAdvance),
    kept: moneyView(kept),
  };
}

async function staffMoney(db: Queries, order: OrderRow, typed: string | null): Promise<OrderMoney> {
  const books = await moneyOf(db, order);
  if (typed === null) return books;
  const reading = parseAmount(typed, order.currency);
  if (!reading.ok) throw formRefusal({ materialCost: reading.problem });
  return { ...books, materialCost: reading.amount };
}

async function moneyOf(db: Queries, order: OrderRow): Promise<OrderMoney> {
  const received = receivedFor(await orderBalances(db, order));
  const covered = (await instalmentsOf(db, order)).filter(
    ({ kind, state }) => kind === 'credit' && state === 'covered',
  );
  const creditUsed = covered.reduce((sum, row) => sum + leftOf(row).minor, 0n);
  return {
    received: money(received, order.currency),
    fromAdvance: await accountCreditUsed(db, order),
    creditUsed: money(creditUsed, order.currency),
    isInvoiced: await hasInvoiceAtRegistry(db, order),
  };
}
