/** What the order says about complaints changes by its life cycle alone; status 3 never stands without its reason. */
import {
  type IssueStatusActor,
  issueStatusLifecycle,
  type NotEligibleReason,
} from '#domain/issues/issue-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { setIssueStatus } from '#server/capabilities/orders/set-issue-status.ts';
import type { Queries } from '#server/db/database.ts';

export type NewStanding =
  | { status: 'no_issue_raised' | 'issue_raised' }
  | { status: 'not_eligible_for_return'; reason: NotEligibleReason };

/** The order must be locked; its copy is brought up to date. Staying where it is moves nothing. */
export async function setIssueStanding(
  tx: Queries,
  order: OrderRow,
  standing: NewStanding,
  as: IssueStatusActor,
): Promise<void> {
  if (order.issue_status === standing.status) return;
  assertMove(issueStatusLifecycle, order.issue_status, standing.status, as);
  const reason = standing.status === 'not_eligible_for_return' ? standing.reason : null;
  await setIssueStatus(tx, order, standing.status, reason);
}
