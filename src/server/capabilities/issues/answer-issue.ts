/** The desk writes to the buyer, and records what an inspection of the rolls found; a new issue is then under review. */
import { isOver } from '#domain/issues/claim-status.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { changedText } from './issue-changed.ts';
import { type IssueRow, type LockedIssue, lockIssueForStaff } from './lock-issue.ts';
import { changeIssue, moveIssue, recordIssueEvent } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export async function answerIssue(
  parts: Parts,
  tx: Queries,
  staff: DeskActor,
  { issueId, text }: { issueId: string; text: string },
): Promise<void> {
  const locked = await lockOpen(tx, issueId);
  const by = deskInHistory(staff);
  if (locked.issue.status === 'raised') {
    await moveIssue(parts, tx, locked, 'under_review', { as: 'staff', by, text });
  } else {
    await changeIssue(tx, locked.issue, { changed_at: parts.clock.now() });
    await recordIssueEvent(parts, tx, locked, 'replied', { by, text });
  }
  await notifyBuyer(parts, tx, locked, 'has been answered', text);
}

const INSPECTION_WORDS = {
  confirmed: 'The fault was confirmed.',
  partly: 'The fault was confirmed in part.',
  not_confirmed: 'The fault could not be confirmed.',
} as const;

export async function recordInspection(
  parts: Parts,
  tx: Queries,
  staff: DeskActor,
  { issueId, result, text }: { issueId: string; result: NonNullable<IssueRow['inspection']>; text: string },
): Promise<void> {
  const locked = await lockOpen(tx, issueId);
  const by = deskInHistory(staff);
  if (locked.issue.status === 'raised') {
    await moveIssue(parts, tx, locked, 'under_review', { as: 'staff', by });
  }
  await changeIssue(tx, locked.issue, { inspection: result, changed_at: parts.clock.now() });
  const words = `${INSPECTION_WORDS[result]} ${text}`;
  await recordIssueEvent(parts, tx, locked, 'inspected', { by, text: words });
  await notifyBuyer(parts, tx, locked, 'has been inspected', words);
}

async function lockOpen(tx: Queries, issueId: string): Promise<LockedIssue> {
  const locked = await lockIssueForStaff(tx, issueId);
  if (isOver(locked.issue.status)) throw await changedText(tx, locked);
  return locked;
}
