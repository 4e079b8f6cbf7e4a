/** The delivered rolls of an order, as a claim may name them. */
import { isWindowOpen } from '#domain/issues/claim-window.ts';
import type { NotEligibleReason } from '#domain/issues/issue-status.ts';
import { NOT_ELIGIBLE_REASON_LABEL, standingAt } from '#domain/issues/issue-status.ts';
import { findDispatches, findRolls, type RollRow } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
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

export function standingOf(order: OrderRow, deliveredAt: Date | null, now: Date) {
  const stored = { status: order.issue_status, reason: order.issue_reason };
  return standingAt(stored, { kind: order.kind, deliveredAt, now });
}

/** Why nothing of the order can be claimed now, in words; null where something can. */
export function whyNothingClaimable(
  order: OrderRow,
  rolls: readonly ClaimableRoll[],
  now: Date,
): string | null {
  const deliveredAt = lastDelivery(order, rolls);
  if (deliveredAt === null) return 'You can raise an issue once the goods have been delivered.';
  const { reason } = standingOf(order, deliveredAt, now);
  if (reason) return NOT_ELIGIBLE_REASON_LABEL[reason];
  const open = rolls.filter(({ delivered_at }) => isWindowOpen('hidden', delivered_at, now));
  const blocked: NotEligibleReason | null =
    rolls.length > 0 && open.length === 0
      ? 'window_passed'
      : rolls.length > 0 && open.every(({ is_claimed }) => is_claimed)
        ? 'already_settled'
        : null;
  if (blocked === 'already_settled') return 'An issue has been raised for every roll that was delivered.';
  return blocked && NOT_ELIGIBLE_REASON_LABEL[blocked];
}
