/** What the order says about complaints changes by its life cycle alone; status 3 never stands without its reason. */
import {
  type IssueStatusActor,
  issueStatusLifecycle,
  type NotEligibleReason,
} from '#domain/issues/issue-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { setIssueStatus } from '#server/capabilities/orders/set-issue-status.ts';
import type { Queries } from '#server/db/database.ts';

export type NewIssueStatus =
  | { status: 'no_issue_raised' | 'issue_raised' }
  | { status: 'not_eligible_for_return'; reason: NotEligibleReason };

/** The order must be locked; its copy is brought up to date. Staying where it is moves nothing. */
export async function changeIssueStatus(
  tx: Queries,
  order: OrderRow,
  issueStatus: NewIssueStatus,
  as: IssueStatusActor,
): Promise<void> {
  if (order.issue_status === issueStatus.status) return;
  assertMove(issueStatusLifecycle, order.issue_status, issueStatus.status, as);
  const reason = issueStatus.status === 'not_eligible_for_return' ? issueStatus.reason : null;
  await setIssueStatus(tx, order, issueStatus.status, reason);
}
