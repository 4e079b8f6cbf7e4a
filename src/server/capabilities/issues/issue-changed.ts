/** Of two people who answer at once one wins; the other reads who did what. */
import { CLAIM_STATUS_LABEL } from '#domain/issues/claim-status.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { eventsOfOrder } from './issue-events.store.ts';
import { eventText } from './issue-text.ts';
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
  const who = last.actor_kind === 'customer' ? (last.person_name ?? 'Someone in your company') : null;
  const message = who
    ? `${who} has already answered: ${eventText(last).toLowerCase()}.`
    : `This issue is now “${CLAIM_STATUS_LABEL[issue.status].toLowerCase()}”.`;
  return new Refusal('issue_changed', { message });
}
