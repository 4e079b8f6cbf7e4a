/** The one way an issue changes its status: by its life cycle, with a line of its timeline and a word to open screens. */

import { claimClock } from '#domain/issues/claim-clock.ts';
import {
  type ClaimActor,
  type ClaimStatus,
  claimLifecycle,
  ENDED_WITHOUT_SETTLEMENT,
} from '#domain/issues/claim-status.ts';
import { defectOf } from '#domain/issues/defects/defects.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { assertMove, nextStates } from '#domain/shared/lifecycle.ts';
import { recordOrderChange } from '#server/capabilities/orders/move-order.ts';
import { askForDocuments } from '#server/capabilities/orders/order-facts.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { deskDaysOff } from './issue-clock.store.ts';
import { type EventKind, insertEvent } from './issue-events.store.ts';
import { type IssueColumns, releaseRolls, updateIssue } from './issues.store.ts';
import type { IssueRow, LockedIssue } from './lock-issue.ts';

export type IssueMoveFacts = {
  as: ClaimActor;
  by: HistoryActor;
  /** What is said with it. */
  text?: string | undefined;
  set?: IssueColumns;
};

const NO_CLOCK = { answer_due_at: null, escalate_from: null, escalates_at: null } as const;

/** Order and issue must be locked; the copy of the issue is brought up to date. */
export async function moveIssue(
  parts: Parts,
  tx: Queries,
  locked: LockedIssue,
  to: ClaimStatus,
  { as, by, text, set }: IssueMoveFacts,
): Promise<void> {
  const { issue } = locked;
  assertMove(claimLifecycle, issue.status, to, as);
  const clock = await clockAfter(parts, tx, issue, to);
  await changeIssue(tx, issue, { ...set, ...clock, status: to, changed_at: parts.clock.now() });
  if (ENDED_WITHOUT_SETTLEMENT.includes(to)) await releaseRolls(tx, issue);
  await recordIssueEvent(parts, tx, locked, to, { by, text });
}

/** Started by a dispute as by the issue itself; an answer that decides nothing leaves it running. */
async function clockAfter(
  parts: Parts,
  tx: Queries,
  issue: IssueRow,
  to: ClaimStatus,
): Promise<Partial<IssueColumns>> {
  if (!waitsForUs(to)) return NO_CLOCK;
  return waitsForUs(issue.status) ? {} : startClock(parts, tx);
}

/** Whatever time can escalate waits for an answer of ours. */
function waitsForUs(status: ClaimStatus): boolean {
  return nextStates(claimLifecycle, status, 'clock').length > 0;
}

export async function startClock(
  { clock }: Pick<Parts, 'clock'>,
  tx: Queries,
): Promise<Record<keyof typeof NO_CLOCK, Date>> {
  const now = clock.now();
  const daysOff = await deskDaysOff(tx, accountingDay(now));
  const { answerDueAt, escalateFrom, escalatesAt } = claimClock(now, daysOff);
  return { answer_due_at: answerDueAt, escalate_from: escalateFrom, escalates_at: escalatesAt };
}

export async function changeIssue(tx: Queries, issue: IssueRow, set: IssueColumns): Promise<void> {
  await updateIssue(tx, issue, set);
  Object.assign(issue, set);
}

/** For words and findings that leave the status as it is, too. */
export async function recordIssueEvent(
  parts: Parts,
  tx: Queries,
  { order, issue }: LockedIssue,
  kind: EventKind,
  { by, text }: Pick<IssueMoveFacts, 'by' | 'text'>,
): Promise<void> {
  await insertEvent(tx, {
    event_id: parts.ids.next(),
    brand_id: issue.brand_id,
    issue_id: issue.issue_id,
    kind,
    actor_kind: by.kind === 'customer' || by.kind === 'staff' ? by.kind : 'system',
    actor_id: by.id ?? null,
    body: text ?? null,
    at: parts.clock.now(),
  });
  await recordOrderChange(parts, tx, order, {
    by,
    action: `issue_${kind}`,
    details: { issue: issue.number, defect: defectOf(issue.defect).name },
  });
  await askForDocuments(parts, tx, order.order_id);
}
