/** Once more before money is asked for: is the hold alive, does credit still suffice, has the buyer confirmed? */

import type { validateOrder as contract } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import { holdProblem, type OrderProblem } from '#domain/orders/order-problem.ts';
import { type OrderValidation, orderValidationLifecycle } from '#domain/orders/order-validation.ts';
import { creditNeeded } from '#domain/payments/plan/payment-plan.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { findSellerClass } from '#server/capabilities/quotes/find-tax.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { approvalProblem } from './approval/approval-problem.ts';
import { findCredit } from './find-credit.ts';
import { lockOrder, type OrderRow } from './lock-order.ts';
import { changeOrder } from './move-order.ts';
import { instalmentsOf, settledInstalment } from './order-instalments.ts';

export async function validateOrder(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  orderId: string,
): Promise<Reply<typeof contract>> {
  const order = await lockOrder(tx, by.brandId, orderId);
  const problem = await validationProblem(services, tx, order);
  if (order.status === 'provisional')
    await saveAnswer(services, tx, order, by, problem ? 'invalid' : 'valid');
  return {
    isOrderValid: problem === null,
    errorMessage: problem?.message ?? null,
    code: problem?.code ?? null,
  };
}

/** Before any money is asked for; the row must be locked. */
export async function validationProblem(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  order: OrderRow,
): Promise<OrderProblem | null> {
  const now = clock.now();
  const isAlive = order.status !== 'provisional' && order.status !== 'cancelled';
  if (isAlive) return null;
  const unapproved = await approvalProblem(db, order);
  return holdProblem({
    now,
    // A cancelled order holds nothing any more.
    heldUntil: order.held_until ?? now,
    creditDays: order.credit_days,
    sellerClass: await findSellerClass(db, order.seller_id),
    credit: await creditFor(db, order),
    waitsForApproval: order.needs_approval_code && order.approved_at === null,
    unapproved,
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

/** The same answer again leaves no trace. */
async function saveAnswer(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: ChangeBy,
  answer: OrderValidation,
): Promise<void> {
  if (order.validation === answer) return;
  const requested = order.validation === 'pending' ? order.validation : 'pending';
  if (requested !== order.validation)
    assertMove(orderValidationLifecycle, order.validation, requested, 'customer');
  assertMove(orderValidationLifecycle, requested, answer, 'check');
  await changeOrder(services, tx, order, {
    by: buyerInHistory(by),
    action: `checked_${answer}`,
    set: { validation: answer },
  });
}
