/** The buyer accepts the offer that was read: the money is in the books in the same transaction, once. */
import { ENDED_WITHOUT_SETTLEMENT } from '#domain/issues/claim-status.ts';
import { compareMoney, type Money, money } from '#domain/shared/money.ts';
import { refusalFor } from '#domain/shared/problem.ts';
import { registerCreditNote } from '#server/capabilities/delivery/registration/register-credit-note.ts';
import { settleClaim } from '#server/capabilities/payments/claims/settle-claim.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { changeIssueStatus } from './change-issue-status.ts';
import { limitOf } from './claim-limit.ts';
import { deliveredRolls } from './claimable-rolls.ts';
import { creditedInvoices } from './claimed-invoices.ts';
import { assertSeenOffer, changedText } from './issue-changed.ts';
import { issuesOfOrder, offerOf } from './issues.store.ts';
import { type LockedIssue, lockIssue } from './lock-issue.ts';
import { moveIssue } from './move-issue.ts';

/** Answers with the order whose issues have changed. */
export async function acceptOffer(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { issueId, offer: seen }: { issueId: string; offer: number },
): Promise<string> {
  const locked = await lockIssue(tx, buyer.brandId, issueId);
  await assertSeenOffer(tx, locked, seen);
  const { order, issue } = locked;
  const offer = await offerOf(tx, issue);
  if (!offer) throw await changedText(tx, locked);
  const { outcome } = offer;
  const by = buyerInHistory(buyer);
  const amount = money(offer.amount_minor, offer.currency);
  await assertStillPossible(tx, locked, amount);
  const notes = await settleClaim(services, tx, order, {
    issueId,
    outcome,
    amount,
    credited: await creditedInvoices(tx, order, { ...issue, amount }),
    by,
    offeredBy: offer.made_by,
  });
  for (const note of notes) await registerCreditNote(services, tx, by, order, note);
  await moveIssue(services, tx, locked, 'accepted', {
    as: 'customer',
    by,
    set: {
      settled_minor: amount.minor,
      decided_by: buyer.customerId,
    },
  });
  if (outcome !== 'replacement') {
    await moveIssue(services, tx, locked, 'closed', { as: 'settlement', by: { kind: 'system' } });
  }
  await endIssueStatusIfSettled(tx, locked);
  return order.order_id;
}

/** Another claim may have been settled, or the order closed short, since the offer was made. */
async function assertStillPossible(tx: Queries, locked: LockedIssue, amount: Money): Promise<void> {
  if (compareMoney(amount, await limitOf(tx, locked.order, locked.issue)) <= 0) return;
  throw refusalFor('issue_changed', { code: 'claim_offer_too_high' });
}

/** Once every delivered roll has been claimed and no claim is open, nothing of the order can be returned any more. */
async function endIssueStatusIfSettled(tx: Queries, { order }: LockedIssue): Promise<void> {
  if (order.status !== 'delivered') return;
  const rolls = await deliveredRolls(tx, order);
  const issues = await issuesOfOrder.all(tx, order);
  const areSettled = issues.every(
    ({ status, settled_minor }) => settled_minor !== null || ENDED_WITHOUT_SETTLEMENT.includes(status),
  );
  if (rolls.length === 0 || !areSettled || !rolls.every(({ is_claimed }) => is_claimed)) return;
  const issueStatus = { status: 'not_eligible_for_return', reason: 'already_settled' } as const;
  await changeIssueStatus(tx, order, issueStatus, 'customer');
}
