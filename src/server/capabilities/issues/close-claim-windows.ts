/** Time passes without a word: all is well after the visible faults' window, and too late after the last one. */
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Services } from '#server/services.ts';
import { changeIssueStatus } from './change-issue-status.ts';
import { issueStatusOf } from './claimable-rolls.ts';
import { escalateOverdue } from './escalate-issue.ts';
import { ordersPastWindow } from './issue-clock.store.ts';

const BATCH_SIZE = 100;

export async function closeClaimWindows(services: Services): Promise<void> {
  for (const orderId of await ordersPastWindow(services.db, services.clock.now(), BATCH_SIZE)) {
    // One order that cannot be moved does not keep the others from it.
    await closeWindow(services, orderId).catch((error: unknown) =>
      services.log.warn({ err: error, orderId }, 'issues: a claim window could not be closed'),
    );
  }
}

async function closeWindow(services: Services, orderId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    const { status, reason } = issueStatusOf(order, services.clock.now());
    if (status === order.issue_status) return;
    if (reason) await changeIssueStatus(tx, order, { status: 'not_eligible_for_return', reason }, 'clock');
    else await changeIssueStatus(tx, order, { status: 'no_issue_raised' }, 'clock');
    const action = reason === 'window_passed' ? 'claim_windows_passed' : 'claim_window_passed';
    if (reason !== 'sold_as_is') {
      await recordOrderChange(services, tx, order, { by: { kind: 'system' }, action });
    }
  });
}

export async function scheduleIssueClocks(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('escalate-issues', () => escalateOverdue(services));
  await jobs.schedule('escalate-issues', '*/10 * * * *', {});
  await jobs.work('close-claim-windows', () => closeClaimWindows(services));
  await jobs.schedule('close-claim-windows', '7 * * * *', {});
}
