/** An issue that was not answered in time goes to somebody higher up: the buyer may say so, and in the end time does. */
import { Refusal } from '#domain/shared/refusal.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import type { BuyerIssueMove } from './buyer-issue-move.ts';
import { changedText } from './issue-changed.ts';
import { issuesToEscalate } from './issue-clock.store.ts';
import { lockIssue, lockIssueForStaff } from './lock-issue.ts';
import { moveIssue } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export const escalateIssue: BuyerIssueMove = async (parts, tx, buyer, { issueId, text }) => {
  const locked = await lockIssue(tx, buyer.brandId, issueId);
  const { escalate_from } = locked.issue;
  if (escalate_from === null) throw await changedText(tx, locked);
  if (parts.clock.now() < escalate_from) {
    throw new Refusal('escalation_too_early', { from: escalate_from.toISOString() });
  }
  await moveIssue(parts, tx, locked, 'escalated', { as: 'customer', by: buyerInHistory(buyer), text });
  return locked.order.order_id;
};

const AT_ONCE = 50;

/** On the seventh working day. */
export async function escalateOverdue(parts: Parts): Promise<void> {
  for (const issueId of await issuesToEscalate(parts.db, parts.clock.now(), AT_ONCE)) {
    // One issue that cannot be moved does not keep the others from it.
    await escalateByClock(parts, issueId).catch((error: unknown) =>
      parts.log.warn({ err: error, issueId }, 'issues: an issue could not be escalated'),
    );
  }
}

async function escalateByClock(parts: Parts, issueId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const locked = await lockIssueForStaff(tx, issueId);
    const { escalates_at } = locked.issue;
    // Answered in the meantime.
    if (escalates_at === null || escalates_at > parts.clock.now()) return;
    await moveIssue(parts, tx, locked, 'escalated', { as: 'clock', by: { kind: 'system' } });
    await notifyBuyer(parts, tx, locked, 'has been escalated, because we did not answer it in time');
  });
}
