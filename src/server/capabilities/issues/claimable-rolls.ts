/** The delivered rolls of an order, as a claim may name them. */
import { isWindowOpen } from '#domain/issues/claim-window.ts';
import { type IssueStatusReason, issueStatusAt, type NothingClaimable } from '#domain/issues/issue-status.ts';
import { findDispatches, findRolls, type RollRow } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { rollsOfIssues } from './issues.store.ts';

export type ClaimableRoll = RollRow & {
  dispatch_number: number;
  delivered_at: Date;
  /** A claim for it is open or was settled. */
  is_claimed: boolean;
};

/** In the order of the packing lists; what is still on the way is not there. */
export async function deliveredRolls(db: Queries, order: OrderRow): Promise<ClaimableRoll[]> {
  const dispatches = await findDispatches(db, order);
  const claimed = (await rollsOfIssues.all(db, order)).filter(({ is_held }) => is_held);
  const held = new Set(claimed.map(({ roll_id }) => roll_id));
  const arrived = new Map(
    dispatches.flatMap(({ dispatch_id, number, delivered_at }) =>
      delivered_at ? [[dispatch_id, { dispatch_number: number, delivered_at }] as const] : [],
    ),
  );
  return (await findRolls(db, order)).flatMap((roll) => {
    const dispatch = arrived.get(roll.dispatch_id);
    return dispatch ? [{ ...roll, ...dispatch, is_claimed: held.has(roll.roll_id) }] : [];
  });
}

/** The latest delivery: of its dispatches, or of the order itself where none was recorded. */
export function lastDelivery(order: OrderRow, rolls: readonly ClaimableRoll[]): Date | null {
  return rolls.reduce<Date | null>(
    (last, { delivered_at }) => (last === null || delivered_at > last ? delivered_at : last),
    order.delivered_at,
  );
}

/** The order as a whole is judged once all of it has arrived. */
export function issueStatusOf(order: OrderRow, now: Date): IssueStatusReason {
  const stored = { status: order.issue_status, reason: order.issue_reason };
  return issueStatusAt(stored, { kind: order.kind, deliveredAt: order.delivered_at, now });
}

/** Null where something can be claimed. */
export function whyNothingClaimable(
  order: OrderRow,
  rolls: readonly ClaimableRoll[],
  now: Date,
): NothingClaimable | null {
  if (lastDelivery(order, rolls) === null) return 'not_delivered';
  const { reason } = issueStatusOf(order, now);
  if (reason) return reason;
  if (rolls.length === 0) return null;
  const open = rolls.filter(({ delivered_at }) => isWindowOpen('hidden', delivered_at, now));
  if (open.length === 0) return 'window_passed';
  return open.every(({ is_claimed }) => is_claimed) ? 'all_claimed' : null;
}
