/** The desk's queue: issues of all companies in one state. */
import type { Reply } from '#contract/endpoint.ts';
import type { listIssuesForStaff as listContract, StaffIssue } from '#contract/staff/issues.ts';
import type { ClaimStatus } from '#domain/issues/claim-status.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { issuePage, type QueuedIssue, queuedIssue } from './issue-queue.store.ts';
import { issuesOf } from './list-issues.ts';

export async function listIssuesForStaff(
  parts: Parts,
  { status, offset, limit }: { status: ClaimStatus; offset: number; limit: number },
  sessionId: string,
): Promise<Reply<typeof listContract>> {
  const { rows, total } = await issuePage(parts.db, status, { offset, limit });
  const records = [];
  for (const row of rows) records.push(await staffView(parts, parts.db, row, sessionId));
  const next = offset + rows.length;
  return { records, total, nextOffset: rows.length > 0 && next < total ? next : null };
}

export async function readIssueForStaff(
  parts: Parts,
  db: Queries,
  issueId: string,
  sessionId: string,
): Promise<StaffIssue> {
  const row = await queuedIssue(db, issueId);
  if (!row) throw new Refusal('not_found');
  return staffView(parts, db, row, sessionId);
}

async function staffView(
  parts: Parts,
  db: Queries,
  row: QueuedIssue,
  sessionId: string,
): Promise<StaffIssue> {
  const issues = await issuesOf(parts, db, row, sessionId);
  const issue = issues.find(({ issueId }) => issueId === row.issue_id);
  if (!issue) throw new Refusal('not_found');
  // What the buyer may do is not what staff may do.
  return {
    ...issue,
    allowedMoves: [],
    company: row.company,
    orderNumber: row.order_number,
    quality: row.quality,
  };
}
