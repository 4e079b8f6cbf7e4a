/** Time passes without a word: all is well after the visible faults' window, and too late after the last one. */
import { lockOrderForStaff } from '#server/capabilities/orders/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/orders/move-order.ts';
import type { Parts } from '#server/parts.ts';
import { standingOf } from './claimable-rolls.ts';
import { escalateOverdue } from './escalate-issue.ts';
import { ordersPastWindow } from './issue-clock.store.ts';
import { setIssueStanding } from './set-issue-standing.ts';

const AT_ONCE = 100;

export async function closeClaimWindows(parts: Parts): Promise<void> {
  for (const orderId of await ordersPastWindow(parts.db, parts.clock.now(), AT_ONCE)) {
    // One order that cannot be moved does not keep the others from it.
    await closeWindow(parts, orderId).catch((error: unknown) =>
      parts.log.warn({ err: error, orderId }, 'issues: a claim window could not be closed'),
    );
  }
}

async function closeWindow(parts: Parts, orderId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    const { status, reason } = standingOf(order, order.delivered_at, parts.clock.now());
    if (status === order.issue_status) return;
    if (reason) await setIssueStanding(tx, order, { status: 'not_eligible_for_return', reason }, 'clock');
    else await setIssueStanding(tx, order, { status: 'no_issue_raised' }, 'clock');
    const action = reason === 'window_passed' ? 'claim_windows_passed' : 'claim_window_passed';
    if (reason !== 'sold_as_is') {
      await recordOrderChange(parts, tx, order, { by: { kind: 'system' }, action });
    }
  });
}

export async function scheduleIssueClocks(parts: Parts): Promise<void> {
  const { jobs } = parts;
  await jobs.work('escalate-issues', () => escalateOverdue(parts));
  await jobs.schedule('escalate-issues', '*/10 * * * *', {});
  await jobs.work('close-claim-windows', () => closeClaimWindows(parts));
  await jobs.schedule('close-claim-windows', '7 * * * *', {});
}
