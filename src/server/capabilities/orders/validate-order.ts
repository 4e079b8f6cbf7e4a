/** Once more before money is asked for: is the hold alive, does credit still suffice, has the buyer confirmed? */

import type { validateOrder as contract } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import { type OrderProblem, orderProblem } from '#domain/orders/order-problem.ts';
import { type OrderValidation, orderValidationLifecycle } from '#domain/orders/order-validation.ts';
import { creditNeeded } from '#domain/payments/plan/payment-plan.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { findSellerClass } from '#server/capabilities/quotes/find-tax.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { findCredit } from './find-credit.ts';
import { lockOrder, type OrderRow } from './lock-order.ts';
import { changeOrder } from './move-order.ts';
import { instalmentsOf, settledInstalment } from './order-instalments.ts';

export async function validateOrder(
  parts: Parts,
  tx: Queries,
  by: ChangeBy,
  orderId: string,
): Promise<Reply<typeof contract>> {
  const order = await lockOrder(tx, by.brandId, orderId);
  const problem = await validationProblem(parts, tx, order);
  if (order.status === 'provisional') await saveAnswer(parts, tx, order, by, problem ? 'invalid' : 'valid');
  return {
    isOrderValid: problem === null,
    errorMessage: problem?.message ?? null,
    code: problem?.code ?? null,
  };
}

/** Before any money is asked for; the row must be locked. */
export async function validationProblem(
  { clock }: Pick<Parts, 'clock'>,
  db: Queries,
  order: OrderRow,
): Promise<OrderProblem | null> {
  const now = clock.now();
  const isAlive = order.status !== 'provisional' && order.status !== 'cancelled';
  if (isAlive) return null;
  const quantity = { thousandths: order.quantity_thousandths, unit: order.unit };
  const rate = { price: money(order.rate_minor, order.currency), unit: order.unit };
  return orderProblem({
    now,
    market: order.market,
    reader: order.buyer_unit,
    // A cancelled order holds nothing any more.
    heldUntil: order.held_until ?? now,
    // Price, quantity, stock and place were checked when the hold began, and are held with it.
    quote: null,
    rate: { agreed: rate, current: rate },
    quantityRule: { minimum: { total: null, perColour: null }, step: null, maximum: null },
    quantity: { whole: quantity, colours: [] },
    stockLeft: null,
    isPlaceServed: true,
    notQuoted: null,
    hasGstNumber: order.gstin !== null,
    goesWithoutTaxCredit: order.gstin === null,
    creditDays: order.credit_days,
    sellerClass: await findSellerClass(db, order.seller_id),
    credit: await creditFor(db, order),
    referenceCode: 'none',
    approval: approvalOf(order),
  });
}

async function creditFor(db: Queries, order: OrderRow) {
  const rows = await instalmentsOf(db, order);
  const plan = rows.filter(({ state }) => state === 'open').map((row) => settledInstalment(row, order));
  const needed = creditNeeded(plan, order.currency);
  if (needed.minor === 0n) return null;
  const { free } = await findCredit(db, { brandId: order.brand_id, market: order.market });
  return { needed, free };
}

function approvalOf({ needs_approval_code, approved_at }: OrderRow): 'not_needed' | 'given' | 'waiting' {
  if (!needs_approval_code) return 'not_needed';
  return approved_at === null ? 'waiting' : 'given';
}

/** The same answer again leaves no trace. */
async function saveAnswer(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  by: ChangeBy,
  answer: OrderValidation,
): Promise<void> {
  if (order.validation === answer) return;
  const asked = order.validation === 'pending' ? order.validation : 'pending';
  if (asked !== order.validation) assertMove(orderValidationLifecycle, order.validation, asked, 'customer');
  assertMove(orderValidationLifecycle, asked, answer, 'check');
  await changeOrder(parts, tx, order, {
    by: buyerInHistory(by),
    action: `checked_${answer}`,
    set: { validation: answer },
  });
}
