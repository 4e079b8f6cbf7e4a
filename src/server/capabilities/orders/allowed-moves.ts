/** What a buyer may do with an order now: the screen shows these and nothing else. */
import type { OrderMove } from '#contract/customer/orders.ts';
import { issueStatusAt } from '#domain/issues/issue-status.ts';
import { money } from '#domain/shared/money.ts';
import { isHoldExpired } from '#server/capabilities/order-records/expire-holds.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { cancellationOf } from './cancel/cancel-order.ts';

export type MovableOrder = Pick<
  OrderRow,
  | 'status'
  | 'currency'
  | 'held_until'
  | 'needs_approval_code'
  | 'approved_at'
  | 'approval_state'
  | 'material_booked_at'
  | 'payment_in_progress'
  | 'feedback_at'
  | 'kind'
  | 'delivered_at'
  | 'issue_status'
  | 'issue_reason'
>;

/** `dueMinor`: what is still to be paid. */
export function allowedMoves(order: MovableOrder, dueMinor: bigint, now: Date): OrderMove[] {
  const { status, currency } = order;
  const isHeld = status === 'provisional' && !isHoldExpired(order, now);
  const isWaiting = isHeld && order.needs_approval_code && order.approved_at === null;
  const isUnapproved = order.approval_state !== null && order.approval_state !== 'approved';
  const isConfirmed = status !== 'provisional' && status !== 'cancelled';
  const nothing = money(0n, currency);
  const can: Record<OrderMove, boolean> = {
    // What is reported and being checked is never asked for again.
    pay:
      dueMinor > 0n &&
      order.payment_in_progress === null &&
      ((isHeld && !isWaiting && !isUnapproved) || isConfirmed),
    // How much comes back is asked of payments; whether it may be done is not a matter of money.
    cancel: cancellationOf(order, { received: nothing, creditUsed: nothing }, 'customer').ok,
    reorder: status !== 'provisional',
    approve: isWaiting,
    change_quantity: isHeld && order.payment_in_progress === null,
    give_feedback: status === 'delivered' && order.feedback_at === null,
    raise_issue: status === 'delivered' && mayStillClaim(order, now),
  };
  return (Object.keys(can) as OrderMove[]).filter((move) => can[move]);
}

/** Which rolls and which faults is asked of claims, which come later in the story. */
function mayStillClaim({ kind, delivered_at, issue_status, issue_reason }: MovableOrder, now: Date): boolean {
  const stored = { status: issue_status, reason: issue_reason };
  return issueStatusAt(stored, { kind, deliveredAt: delivered_at, now }).reason === null;
}
