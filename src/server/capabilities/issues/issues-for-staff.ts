/** The desk's queue by the clock of the issues, and one issue with what the desk may do about it. */
import type { Issue } from '#contract/customer/issues.ts';
import type { Reply } from '#contract/endpoint.ts';
import type {
  DeskIssueMove,
  listIssuesForStaff as listContract,
  QueuedIssue,
  StaffIssue,
} from '#contract/staff/issues.ts';
import { type ClaimStatus, claimLifecycle, isOver } from '#domain/issues/claim-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import { findOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { limitOf } from './claim-limit.ts';
import {
  type IssueQueue,
  issuePage,
  type QueuedRow,
  queuedIssue,
  queuedOfOrder,
} from './issue-queue.store.ts';
import { issuesOf } from './list-issues.ts';

export async function listIssuesForStaff(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { status, offset, limit }: { status: IssueQueue; offset: number; limit: number },
): Promise<Reply<typeof listContract>> {
  const { rows, total } = await issuePage(db, status, { offset, limit });
  const now = clock.now();
  return {
    records: rows.map((row) => queuedView(row, now)),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}

export async function listIssuesOfOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  order: Pick<OrderRow, 'brand_id' | 'order_id'>,
): Promise<QueuedIssue[]> {
  const now = clock.now();
  return (await queuedOfOrder(db, order)).map((row) => queuedView(row, now));
}

function queuedView(row: QueuedRow, now: Date): QueuedIssue {
  const { status, answer_due_at, affected_thousandths, unit } = row;
  return {
    issueId: row.issue_id,
    number: row.number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    company: row.company,
    status,
    defect: row.defect,
    quantity: affected_thousandths === null ? null : lengthView({ thousandths: affected_thousandths, unit }),
    wantedOutcome: row.wanted_outcome,
    raisedAt: row.raised_at.toISOString(),
    answerDueAt: answer_due_at?.toISOString() ?? null,
    isLate: status === 'escalated' || (answer_due_at !== null && answer_due_at < now),
  };
}

export async function readIssueForStaff(
  services: Services,
  db: Queries,
  issueId: string,
  sessionId: string,
): Promise<StaffIssue> {
  const row = await queuedIssue(db, issueId);
  if (!row) throw new Refusal('not_found');
  const issue = (await issuesOf(services, db, row, sessionId)).find((each) => each.issueId === issueId);
  if (!issue) throw new Refusal('not_found');
  return {
    ...issue,
    // What the buyer may do is not what staff may do.
    allowedMoves: [],
    company: row.company,
    orderNumber: row.order_number,
    quality: row.quality,
    limit: moneyView(await limitOf(db, await findOrderForStaff(db, row.order_id), row)),
    deskMoves: deskMoves(issue),
  };
}

const MOVES_TO = { offer: 'offer', reject: 'rejected', close: 'closed' } as const satisfies Partial<
  Record<DeskIssueMove, ClaimStatus>
>;

/** Only a replacement waits as accepted: it is sent, and closed once it has arrived. */
function deskMoves({ status, challanNumber }: Pick<Issue, 'status' | 'challanNumber'>): DeskIssueMove[] {
  if (isOver(status)) return [];
  if (status === 'accepted' && challanNumber === null) return ['answer', 'inspect', 'send'];
  const next = nextStates(claimLifecycle, status, 'staff');
  const moves = Object.keys(MOVES_TO) as (keyof typeof MOVES_TO)[];
  return ['answer', 'inspect', ...moves.filter((move) => next.includes(MOVES_TO[move]))];
}
