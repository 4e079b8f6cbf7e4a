/** The buyer gives an order up: what comes back is shown first, and owed in the same moment the order is cancelled. */

import type {
  cancelOrder as cancelContract,
  previewCancel as previewContract,
} from '#contract/customer/cancel-order.ts';
import type { Reply } from '#contract/endpoint.ts';
import type {
  cancelOrderForStaff as cancelForStaffContract,
  previewCancelForStaff as previewForStaff,
} from '#contract/staff/cancel-order.ts';
import { money, parseAmount } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import {
  findOrder,
  findOrderForStaff,
  lockOrder,
  lockOrderForStaff,
  type OrderRow,
} from '#server/capabilities/order-records/lock-order.ts';
import { closeOrderAccounts } from '#server/capabilities/payments/refunds/close-order-accounts.ts';
import { orderMoneyOf, swatchChargesOf } from '#server/capabilities/payments/refunds/order-money.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory, type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { swatchChargedAgainText } from '#words/en/swatches.ts';
import { cancellationOf, cancelOrder, type OrderMoney } from './cancel-order.ts';

export async function previewCancel(
  db: Queries,
  { brandId }: { brandId: string },
  orderId: string,
): Promise<Reply<typeof previewContract>> {
  const order = await findOrder(db, brandId, orderId);
  const outcome = cancellationOf(order, await orderMoneyOf(db, order), 'customer');
  const swatches = await swatchChargesOf(db, order);
  const chargedAgain = swatches.minor === 0n ? '' : swatchChargedAgainText(swatches);
  return {
    canCancel: outcome.ok,
    whyNot: outcome.ok ? null : outcome.message,
    refundAmount: moneyView(outcome.ok ? outcome.refund : money(0n, order.currency)),
    toAccountCredit: moneyView(outcome.ok ? outcome.toAccountCredit : money(0n, order.currency)),
    refundTo: outcome.ok ? [outcome.message, chargedAgain].filter(Boolean).join(' ') : '',
  };
}

export async function cancelPaidOrder(
  services: Services,
  tx: Queries,
  buyer: CustomerActor,
  { orderId, reason }: { orderId: string; reason: string | null },
): Promise<Reply<typeof cancelContract>> {
  const by = buyerInHistory(buyer);
  const order = await lockOrder(tx, buyer.brandId, orderId);
  const books = await orderMoneyOf(tx, order);
  const outcome = await cancelOrder(services, tx, order, { as: 'customer', by, reason, money: books });
  const { refund, kept, toAccountCredit } = outcome;
  await closeOrderAccounts(services, tx, order, {
    refund,
    kept,
    toAccountCredit,
    reason: 'order_cancelled',
    by,
  });
  return { success: true, refundAmount: moneyView(refund), toAccountCredit: moneyView(toAccountCredit) };
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
  const { refund, toAccountCredit, kept } = outcome.ok
    ? outcome
    : { refund: nothing, toAccountCredit: nothing, kept: nothing };
  return {
    canCancel: outcome.ok,
    message: outcome.message,
    refundAmount: moneyView(refund),
    toAccountCredit: moneyView(toAccountCredit),
    kept: moneyView(kept),
  };
}

/** The desk gives an order up for its buyer; what material cost is kept, never more than came in. */
export async function cancelForStaff(
  services: Services,
  tx: Queries,
  staff: DeskActor,
  { orderId, materialCost, reason }: StaffCancel & { reason: string },
): Promise<Reply<typeof cancelForStaffContract>> {
  const by = deskInHistory(staff);
  const order = await lockOrderForStaff(tx, orderId);
  const books = await staffMoney(tx, order, materialCost);
  const { refund, kept, toAccountCredit } = await cancelOrder(services, tx, order, {
    as: 'staff',
    by,
    reason,
    money: books,
  });
  await closeOrderAccounts(services, tx, order, {
    refund,
    kept,
    toAccountCredit,
    reason: 'order_cancelled',
    by,
  });
  return {
    success: true,
    refundAmount: moneyView(refund),
    toAccountCredit: moneyView(toAccountCredit),
    kept: moneyView(kept),
  };
}

async function staffMoney(db: Queries, order: OrderRow, typed: string | null): Promise<OrderMoney> {
  const books = await orderMoneyOf(db, order);
  if (typed === null) return books;
  const reading = parseAmount(typed, order.currency);
  if (!reading.ok) throw formRefusalFor({ materialCost: reading.problem });
  return { ...books, materialCost: reading.amount };
}
