/** The desk offers a refund, a credit note or a replacement; the buyer decides. */
import { claimLifecycle } from '#domain/issues/claim-status.ts';
import { OUTCOME_LABEL, type Outcome } from '#domain/issues/outcome.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { compareMoney, type Money, parseAmount } from '#domain/shared/money.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { limitOf } from './claim-limit.ts';
import { insertOffer } from './issues.store.ts';
import { type LockedIssue, lockIssueForStaff } from './lock-issue.ts';
import { moveIssue } from './move-issue.ts';
import { notifyBuyer } from './notify-buyer.ts';

export type OfferSettlement = {
  issueId: string;
  outcome: Outcome;
  amount: string;
  note?: string | undefined;
};

export async function offerSettlement(
  parts: Parts,
  tx: Queries,
  staff: DeskActor,
  settlement: OfferSettlement,
  second: SecondWord | null = null,
): Promise<void> {
  const { issueId, outcome, note } = settlement;
  const locked = await lockIssueForStaff(tx, issueId);
  const { issue } = locked;
  const amount = await readAmount(tx, locked, settlement.amount);
  assertMove(claimLifecycle, issue.status, 'offer', 'staff');
  if (await waitsForSecondPerson(parts, tx, staff, { second, ...typedOffer(locked, settlement, amount) }))
    return;
  const offer_number = issue.offer_number + 1;
  const words = `${OUTCOME_LABEL[outcome]} of ${formatMoney(amount)}.`;
  await moveIssue(parts, tx, locked, 'offer', {
    as: 'staff',
    by: deskInHistory(staff),
    text: note ? `${words} ${note}` : words,
    set: { offer_number },
  });
  await insertOffer(tx, {
    brand_id: issue.brand_id,
    issue_id: issueId,
    number: offer_number,
    outcome,
    amount_minor: amount.minor,
    currency: amount.currency,
    note: note ?? null,
    made_at: parts.clock.now(),
    made_by: second?.madeBy ?? (staff.kind === 'staff' ? staff.staffId : null),
  });
  await notifyBuyer(parts, tx, locked, 'has received an offer from us', note ? `${words} ${note}` : words);
}

function typedOffer({ order, issue }: LockedIssue, settlement: OfferSettlement, amount: Money) {
  const { outcome, note } = settlement;
  return {
    act: 'claim_offer',
    subject: issue.issue_id,
    brandId: issue.brand_id,
    title: issue.number,
    amount,
    typed: settlement,
    facts: [
      ['Order', order.number],
      ['Offer', `${OUTCOME_LABEL[outcome]} of ${formatMoney(amount)}`],
      ...(note ? [['Note to the buyer', note] as const] : []),
    ],
  } as const;
}

async function readAmount(tx: Queries, { order, issue }: LockedIssue, typed: string): Promise<Money> {
  const reading = parseAmount(typed, order.currency);
  if (!reading.ok) throw formRefusal({ amount: reading.problem });
  if (reading.amount.minor <= 0n) throw formRefusal({ amount: 'Enter an amount above 0.' });
  const limit = await limitOf(tx, order, issue);
  if (compareMoney(reading.amount, limit) > 0) {
    throw formRefusal({ amount: `This claim can be settled for ${formatMoney(limit)} at most.` });
  }
  return reading.amount;
}
