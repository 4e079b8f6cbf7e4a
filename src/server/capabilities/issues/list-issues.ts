/** What an order says about complaints, with every issue; links to photos end with the sign-in that asked for them. */

import type { Issue, OrderIssues } from '#contract/customer/issues.ts';
import { CLAIM_WINDOW_DAYS, type ClaimWindow, windowClosesAt } from '#domain/issues/claim-window.ts';
import { ISSUE_STATUS_CODE } from '#domain/issues/issue-status.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { ISSUE_STATUS_LABEL } from '#words/en/issues.ts';
import { deliveredRolls, issueStatusOf, lastDelivery, whyNothingClaimable } from './claimable-rolls.ts';
import { eventsOfOrder } from './issue-events.store.ts';
import { issuesOfOrder, offersOfIssues, rollsOfIssues } from './issues.store.ts';
import { issueView } from './issues.view.ts';

export async function listIssues(
  services: Services,
  db: Queries,
  order: OrderRow,
  sessionId: string,
): Promise<OrderIssues> {
  const now = services.clock.now();
  const rolls = await deliveredRolls(db, order);
  const deliveredAt = lastDelivery(order, rolls);
  const { status, reason } = issueStatusOf(order, now);
  return {
    orderId: order.order_id,
    fabId: order.fab_id,
    issueStatus: ISSUE_STATUS_CODE[status],
    issueStatusLabel: ISSUE_STATUS_LABEL[status],
    reason,
    canRaise: whyNothingClaimable(order, rolls, now) === null,
    canConfirm: order.status === 'delivered' && status === 'no_action',
    windows: deliveredAt ? windowsOf(deliveredAt, now) : [],
    records: await issuesOf(services, db, order, sessionId),
  };
}

function windowsOf(deliveredAt: Date, now: Date): OrderIssues['windows'] {
  return (Object.keys(CLAIM_WINDOW_DAYS) as ClaimWindow[]).map((window) => {
    const closesAt = windowClosesAt(window, deliveredAt);
    return { window, closesAt: closesAt.toISOString(), isOpen: now < closesAt };
  });
}

/** The newest first. */
export async function issuesOf(
  services: Services,
  db: Queries,
  order: Pick<OrderRow, 'brand_id' | 'order_id'>,
  sessionId: string,
): Promise<Issue[]> {
  const { brand_id: brandId } = order;
  const rows = await issuesOfOrder.all(db, order);
  if (rows.length === 0) return [];
  const wanted = rows.flatMap((row) => [
    ...row.file_ids,
    ...(row.test_report_file_id ? [row.test_report_file_id] : []),
  ]);
  const files = await findOwnFiles(db, brandId, [...new Set(wanted)]);
  const context = {
    rolls: await rollsOfIssues.all(db, order),
    offers: await offersOfIssues.all(db, order),
    events: await eventsOfOrder.all(db, order),
    now: services.clock.now(),
    fileOf(fileId: string | null) {
      const file = files.find(({ file_id }) => file_id === fileId);
      return file ? storedFileOf(services, { brandId, sessionId }, file) : null;
    },
  };
  return rows.map((row) => issueView(row, context));
}
