/** The buyer takes an issue back: its rolls may be claimed again while their windows are open. */
import { claimLifecycle, ENDED_WITHOUT_SETTLEMENT } from '#domain/issues/claim-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { BuyerIssueMove } from './buyer-issue-move.ts';
import { changeIssueStatus } from './change-issue-status.ts';
import { changedText } from './issue-changed.ts';
import { issuesOfOrder } from './issues.store.ts';
import { lockIssue } from './lock-issue.ts';
import { moveIssue } from './move-issue.ts';

export const withdrawIssue: BuyerIssueMove = async (services, tx, buyer, { issueId, text }) => {
  const locked = await lockIssue(tx, buyer.brandId, issueId);
  const { order, issue } = locked;
  if (!nextStates(claimLifecycle, issue.status, 'customer').includes('withdrawn')) {
    throw await changedText(tx, locked);
  }
  await moveIssue(services, tx, locked, 'withdrawn', { as: 'customer', by: buyerInHistory(buyer), text });
  const all = await issuesOfOrder.all(tx, order);
  const isOnly = all.every(({ status }) => ENDED_WITHOUT_SETTLEMENT.includes(status));
  if (isOnly && order.issue_status === 'issue_raised') {
    await changeIssueStatus(tx, order, { status: 'no_issue_raised' }, 'customer');
  }
  return order.order_id;
};
