/** One issue with its order, of its own company or of whichever buyer the desk serves. */
import { Refusal } from '#domain/shared/refusal.ts';
import {
  lockOrder,
  lockOrderForStaff,
  type OrderRow,
} from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type IssueRow, lockedIssue, orderOfAnyIssue, orderOfIssue } from './issues.store.ts';

export type { IssueRow };
export type LockedIssue = { order: OrderRow; issue: IssueRow };

/** The order is locked before it: whoever changes both takes them in this order. */
export async function lockIssue(tx: Queries, brandId: string, issueId: string): Promise<LockedIssue> {
  const place = await orderOfIssue(tx, brandId, issueId);
  if (!place) throw new Refusal('not_found');
  return lockAt(tx, await lockOrder(tx, brandId, place.order_id), issueId);
}

export async function lockIssueForStaff(tx: Queries, issueId: string): Promise<LockedIssue> {
  const place = await orderOfAnyIssue(tx, issueId);
  if (!place) throw new Refusal('not_found');
  return lockAt(tx, await lockOrderForStaff(tx, place.order_id), issueId);
}

async function lockAt(tx: Queries, order: OrderRow, issue_id: string): Promise<LockedIssue> {
  const issue = await lockedIssue(tx, { brand_id: order.brand_id, issue_id });
  if (!issue) throw new Refusal('not_found');
  return { order, issue };
}
