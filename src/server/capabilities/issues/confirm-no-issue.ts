/** The buyer says that all is well; a hidden fault may still be claimed later. */
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/orders/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/orders/move-order.ts';
import { buyerInHistory } from '#server/capabilities/requests/history-actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { deliveredRolls, lastDelivery, standingOf } from './claimable-rolls.ts';
import { setIssueStanding } from './set-issue-standing.ts';

export async function confirmNoIssue(
  parts: Parts,
  tx: Queries,
  buyer: ChangeBy,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(tx, buyer.brandId, orderId);
  const deliveredAt = lastDelivery(order, await deliveredRolls(tx, order));
  if (deliveredAt === null) throw new Refusal('not_delivered');
  const { status } = standingOf(order, deliveredAt, parts.clock.now());
  // Said before, or by the clock: there is nothing to add.
  if (status === 'no_issue_raised' && order.issue_status === 'no_issue_raised') return;
  if (status === 'issue_raised' || status === 'not_eligible_for_return') {
    throw new Refusal('illegal_transition', { from: status, to: 'no_issue_raised', actor: 'customer' });
  }
  await setIssueStanding(tx, order, { status: 'no_issue_raised' }, 'customer');
  await recordOrderChange(parts, tx, order, { by: buyerInHistory(buyer), action: 'no_issue' });
}
