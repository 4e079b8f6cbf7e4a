/** Of two people who answer at once one wins; the other reads who did what. */
import { refusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { eventsOfOrder } from './issue-events.store.ts';
import type { LockedIssue } from './lock-issue.ts';

/** The offer must be open, and the very one that was read. */
export async function assertSeenOffer(tx: Queries, locked: LockedIssue, offer: number): Promise<void> {
  const { status, offer_number } = locked.issue;
  if (status !== 'offer' || offer_number !== offer) throw await changedText(tx, locked);
}

export async function changedText(tx: Queries, { order, issue }: LockedIssue): Promise<Refusal> {
  const events = await eventsOfOrder.all(tx, order);
  const last = events.findLast(({ issue_id, kind }) => issue_id === issue.issue_id && kind === issue.status);
  if (!last) return new Refusal('issue_changed');
  const { status } = issue;
  if (last.actor_kind !== 'customer')
    return refusalFor('issue_changed', { code: 'claim_moved_on', params: { status } });
  return refusalFor('issue_changed', { code: 'claim_answered', params: { by: last.person_name, status } });
}
