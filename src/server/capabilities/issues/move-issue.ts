/** The one way an issue changes its status: by its life cycle, with a line of its timeline and a word to open screens. */

import { claimClock } from '#domain/issues/claim-clock.ts';
import type { ClaimEvent, ClaimFact } from '#domain/issues/claim-event.ts';
import {
  type ClaimActor,
  type ClaimStatus,
  claimLifecycle,
  ENDED_WITHOUT_SETTLEMENT,
} from '#domain/issues/claim-status.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { assertMove, nextStates } from '#domain/shared/lifecycle.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import { askForDocuments } from '#server/capabilities/order-records/order-facts.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { deskDaysOff } from './issue-clock.store.ts';
import { insertEvent } from './issue-events.store.ts';
import { type IssueColumns, releaseRolls, updateIssue } from './issues.store.ts';
import type { IssueRow, LockedIssue } from './lock-issue.ts';

export type IssueMoveFacts = {
  as: ClaimActor;
  by: HistoryActor;
  /** What somebody wrote with it, and what is told besides. */
  text?: string | undefined;
  fact?: ClaimFact | undefined;
  set?: IssueColumns;
};

const NO_CLOCK = { answer_due_at: null, escalate_from: null, escalates_at: null } as const;

/** Order and issue must be locked; the copy of the issue is brought up to date. */
export async function moveIssue(
  services: Services,
  tx: Queries,
  locked: LockedIssue,
  to: ClaimStatus,
  { as, by, text, fact, set }: IssueMoveFacts,
): Promise<void> {
  const { issue } = locked;
  assertMove(claimLifecycle, issue.status, to, as);
  const clock = await clockAfter(services, tx, issue, to);
  await changeIssue(tx, issue, { ...set, ...clock, status: to, changed_at: services.clock.now() });
  if (ENDED_WITHOUT_SETTLEMENT.includes(to)) await releaseRolls(tx, issue);
  await recordIssueEvent(services, tx, locked, to, { by, text, fact });
}

/** Started by a dispute as by the issue itself; an answer that decides nothing leaves it running. */
async function clockAfter(
  services: Services,
  tx: Queries,
  issue: IssueRow,
  to: ClaimStatus,
): Promise<Partial<IssueColumns>> {
  if (!waitsForUs(to)) return NO_CLOCK;
  return waitsForUs(issue.status) ? {} : startClock(services, tx);
}

/** Whatever time can escalate waits for an answer of ours. */
function waitsForUs(status: ClaimStatus): boolean {
  return nextStates(claimLifecycle, status, 'clock').length > 0;
}

export async function startClock(
  { clock }: Pick<Services, 'clock'>,
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
  services: Services,
  tx: Queries,
  { order, issue }: LockedIssue,
  kind: ClaimEvent,
  { by, text, fact }: Pick<IssueMoveFacts, 'by' | 'text' | 'fact'>,
): Promise<void> {
  await insertEvent(tx, {
    event_id: services.ids.next(),
    brand_id: issue.brand_id,
    issue_id: issue.issue_id,
    kind,
    actor_kind: by.kind === 'customer' || by.kind === 'staff' ? by.kind : 'system',
    actor_id: by.id ?? null,
    body: text ?? null,
    fact: fact ? JSON.stringify(fact) : null,
    at: services.clock.now(),
  });
  await recordOrderChange(services, tx, order, {
    by,
    action: `issue_${kind}`,
    details: { issue: issue.number, defect: issue.defect },
  });
  await askForDocuments(services, tx, order.order_id);
}
