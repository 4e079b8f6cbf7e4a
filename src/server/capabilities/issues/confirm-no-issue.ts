/** The buyer says that all is well; a hidden fault may still be claimed later. */
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { changeIssueStatus } from './change-issue-status.ts';
import { issueStatusOf } from './claimable-rolls.ts';

export async function confirmNoIssue(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(tx, buyer.brandId, orderId);
  if (order.status !== 'delivered') throw new Refusal('not_delivered');
  const { status } = issueStatusOf(order, services.clock.now());
  // Said before, or by the clock: there is nothing to add.
  if (status === 'no_issue_raised' && order.issue_status === 'no_issue_raised') return;
  if (status === 'issue_raised' || status === 'not_eligible_for_return') {
    throw new Refusal('illegal_transition', { from: status, to: 'no_issue_raised', actor: 'customer' });
  }
  await changeIssueStatus(tx, order, { status: 'no_issue_raised' }, 'customer');
  await recordOrderChange(services, tx, order, { by: buyerInHistory(buyer), action: 'no_issue' });
}
