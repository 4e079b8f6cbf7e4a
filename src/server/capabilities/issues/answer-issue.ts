/** The desk writes to the buyer, and records what an inspection of the rolls found; a new issue is then under review. */
import { isOver } from '#domain/issues/claim-status.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { changedText } from './issue-changed.ts';
import { type IssueRow, type LockedIssue, lockIssueForStaff } from './lock-issue.ts';
import { changeIssue, moveIssue, recordIssueEvent } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export async function answerIssue(
  services: Services,
  tx: Queries,
  staff: DeskActor,
  { issueId, text }: { issueId: string; text: string },
): Promise<void> {
  const locked = await lockOpen(tx, issueId);
  const by = deskInHistory(staff);
  if (locked.issue.status === 'raised') {
    await moveIssue(services, tx, locked, 'under_review', { as: 'staff', by, text });
  } else {
    await changeIssue(tx, locked.issue, { changed_at: services.clock.now() });
    await recordIssueEvent(services, tx, locked, 'replied', { by, text });
  }
  await notifyBuyer(services, tx, locked, (params) => ({ code: 'claim_answered', params }), text);
}

export async function recordInspection(
  services: Services,
  tx: Queries,
  staff: DeskActor,
  { issueId, result, text }: { issueId: string; result: NonNullable<IssueRow['inspection']>; text: string },
): Promise<void> {
  const locked = await lockOpen(tx, issueId);
  const by = deskInHistory(staff);
  if (locked.issue.status === 'raised') {
    await moveIssue(services, tx, locked, 'under_review', { as: 'staff', by });
  }
  await changeIssue(tx, locked.issue, { inspection: result, changed_at: services.clock.now() });
  const fact = { code: 'claim_inspection', params: { result } } as const;
  await recordIssueEvent(services, tx, locked, 'inspected', { by, text, fact });
  await notifyBuyer(
    services,
    tx,
    locked,
    (claim) => ({ code: 'claim_inspected', params: { ...claim, result } }),
    text,
  );
}

async function lockOpen(tx: Queries, issueId: string): Promise<LockedIssue> {
  const locked = await lockIssueForStaff(tx, issueId);
  if (isOver(locked.issue.status)) throw await changedText(tx, locked);
  return locked;
}
