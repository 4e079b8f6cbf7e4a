/** An issue that was not answered in time goes to somebody higher up: the buyer may say so, and in the end time does. */
import { Refusal } from '#domain/shared/refusal.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { BuyerIssueMove } from './buyer-issue-move.ts';
import { changedText } from './issue-changed.ts';
import { issuesToEscalate } from './issue-clock.store.ts';
import { lockIssue, lockIssueForStaff } from './lock-issue.ts';
import { moveIssue } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export const escalateIssue: BuyerIssueMove = async (services, tx, buyer, { issueId, text }) => {
  const locked = await lockIssue(tx, buyer.brandId, issueId);
  const { escalate_from } = locked.issue;
  if (escalate_from === null) throw await changedText(tx, locked);
  if (services.clock.now() < escalate_from) {
    throw new Refusal('escalation_too_early', { from: escalate_from.toISOString() });
  }
  await moveIssue(services, tx, locked, 'escalated', { as: 'customer', by: buyerInHistory(buyer), text });
  return locked.order.order_id;
};

const BATCH_SIZE = 50;

/** On the seventh working day. */
export async function escalateOverdue(services: Services): Promise<void> {
  for (const issueId of await issuesToEscalate(services.db, services.clock.now(), BATCH_SIZE)) {
    // One issue that cannot be moved does not keep the others from it.
    await escalateByClock(services, issueId).catch((error: unknown) =>
      services.log.warn({ err: error, issueId }, 'issues: an issue could not be escalated'),
    );
  }
}

async function escalateByClock(services: Services, issueId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockIssueForStaff(tx, issueId);
    const { escalates_at } = locked.issue;
    // Answered in the meantime.
    if (escalates_at === null || escalates_at > services.clock.now()) return;
    await moveIssue(services, tx, locked, 'escalated', { as: 'clock', by: { kind: 'system' } });
    await notifyBuyer(services, tx, locked, (params) => ({ code: 'claim_escalated', params }));
  });
}
