import { approvedTerms, unapprovedProblem } from '#domain/orders/order-approval.ts';
import type { OrderProblem } from '#domain/orders/order-problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { OrderRow } from '../lock-order.ts';
import { approvalOf } from './approvals.store.ts';

/** Whether money may be asked for an order that a colleague has to approve: an approval counts for its own terms alone. */
export async function approvalProblem(db: Queries, order: OrderRow): Promise<OrderProblem | null> {
  if (order.approval_state === null) return null;
  const approval = await approvalOf(db, order);
  return unapprovedProblem(order.approval_state, approval?.terms === approvedTerms(order));
}
