/** The buyer writes about an issue; turning an offer down is a reply that says why. */
import { isOver } from '#domain/issues/claim-status.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { assertSeenOffer, changedText } from './issue-changed.ts';
import { lockIssue } from './lock-issue.ts';
import { changeIssue, moveIssue, recordIssueEvent } from './move-issue.ts';

export type ReplyToIssue = { issueId: string; text: string; dispute?: { offer: number } | undefined };

/** Answers with the order whose issues have changed. */
export async function replyToIssue(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { issueId, text, dispute }: ReplyToIssue,
): Promise<string> {
  const locked = await lockIssue(tx, buyer.brandId, issueId);
  const by = buyerInHistory(buyer);
  if (dispute) {
    await assertSeenOffer(tx, locked, dispute.offer);
    await moveIssue(services, tx, locked, 'disputed', { as: 'customer', by, text });
  } else {
    if (isOver(locked.issue.status)) throw await changedText(tx, locked);
    await changeIssue(tx, locked.issue, { changed_at: services.clock.now() });
    await recordIssueEvent(services, tx, locked, 'replied', { by, text });
  }
  return locked.order.order_id;
}
