/** The desk rejects an issue with its reason, or closes one that needs nothing more. */
import type { NotEligibleReason } from '#domain/issues/issue-status.ts';
import { money } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { findChallans } from '#server/capabilities/payments/claims/find-challans.ts';
import { settleReplacement } from '#server/capabilities/payments/claims/settle-claim.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { changeIssueStatus } from './change-issue-status.ts';
import { type LockedIssue, lockIssueForStaff } from './lock-issue.ts';
import { moveIssue } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export type DecideIssue = {
  issueId: string;
  decision: 'reject' | 'close';
  text: string;
  notEligible?: NotEligibleReason | undefined;
};

export async function decideIssue(
  services: Services,
  tx: Queries,
  staff: DeskActor,
  { issueId, decision, text, notEligible }: DecideIssue,
): Promise<void> {
  const locked = await lockIssueForStaff(tx, issueId);
  const { order, issue } = locked;
  const facts = { as: 'staff', by: deskInHistory(staff), text } as const;
  if (decision === 'reject') {
    await moveIssue(services, tx, locked, 'rejected', facts);
    await notifyBuyer(services, tx, locked, (params) => ({ code: 'claim_rejected', params }), text);
    if (notEligible) {
      const issueStatus = { status: 'not_eligible_for_return', reason: notEligible } as const;
      await changeIssueStatus(tx, order, issueStatus, 'staff');
    }
    return;
  }
  // Only a replacement waits as accepted: money is settled at once.
  const replaced = issue.status === 'accepted' ? issue.settled_minor : null;
  if (replaced !== null) await assertSent(tx, locked);
  await moveIssue(services, tx, locked, 'closed', facts);
  if (replaced !== null) {
    const amount = money(replaced, order.currency);
    await settleReplacement(services, tx, order, { issueId, amount });
  }
  await notifyBuyer(services, tx, locked, (params) => ({ code: 'claim_closed', params }), text);
}

/** Goods that arrived have left with a paper. */
async function assertSent(tx: Queries, { order, issue }: LockedIssue): Promise<void> {
  const challans = await findChallans(tx, order);
  if (challans.some(({ issue_id }) => issue_id === issue.issue_id)) return;
  throw formRefusalFor({ text: { code: 'claim_replacement_first' } });
}
