/** The buyer says that all is well; a hidden fault may still be claimed later. */
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/orders/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/orders/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { standingOf } from './claimable-rolls.ts';
import { setIssueStanding } from './set-issue-standing.ts';

export async function confirmNoIssue(
  parts: Parts,
  tx: Queries,
  buyer: ChangeBy,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(tx, buyer.brandId, orderId);
  if (order.status !== 'delivered') throw new Refusal('not_delivered');
  const { status } = standingOf(order, parts.clock.now());
  // Said before, or by the clock: there is nothing to add.
  if (status === 'no_issue_raised' && order.issue_status === 'no_issue_raised') return;
  if (status === 'issue_raised' || status === 'not_eligible_for_return') {
    throw new Refusal('illegal_transition', { from: status, to: 'no_issue_raised', actor: 'customer' });
  }
  await setIssueStanding(tx, order, { status: 'no_issue_raised' }, 'customer');
  await recordOrderChange(parts, tx, order, { by: buyerInHistory(buyer), action: 'no_issue' });
}
