import type { IssueStatus, NotEligibleReason } from '#domain/issues/issue-status.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { updateOrder } from '#server/capabilities/order-records/orders.store.ts';
import type { Queries } from '#server/db/database.ts';

/** The order must be locked; whoever calls has asked the life cycle and tells the history why. */
export async function setIssueStatus(
  tx: Queries,
  order: OrderRow,
  issue_status: IssueStatus,
  issue_reason: NotEligibleReason | null,
): Promise<void> {
  await updateOrder(tx, order, { issue_status, issue_reason });
  Object.assign(order, { issue_status, issue_reason });
}
