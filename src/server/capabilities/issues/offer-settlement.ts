/** The desk offers a refund, a credit note or a replacement; the buyer decides. */
import { claimLifecycle } from '#domain/issues/claim-status.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { compareMoney, type Money, parseAmount } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { OUTCOME_LABEL } from '#words/en/issues.ts';
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
  services: Services,
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
  if (await waitsForSecondPerson(services, tx, staff, { second, ...typedOffer(locked, settlement, amount) }))
    return;
  const offer_number = issue.offer_number + 1;
  const offer = { code: 'claim_offer', params: { outcome, amount: moneyView(amount) } } as const;
  await moveIssue(services, tx, locked, 'offer', {
    as: 'staff',
    by: deskInHistory(staff),
    text: note,
    fact: offer,
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
    made_at: services.clock.now(),
    made_by: second?.madeBy ?? (staff.kind === 'staff' ? staff.staffId : null),
  });
  await notifyBuyer(
    services,
    tx,
    locked,
    (claim) => ({ code: 'claim_offered', params: { ...claim, ...offer.params } }),
    note,
  );
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
  if (!reading.ok) throw formRefusalFor({ amount: reading.problem });
  if (reading.amount.minor <= 0n) throw formRefusalFor({ amount: { code: 'claim_amount_zero' } });
  const limit = await limitOf(tx, order, issue);
  if (compareMoney(reading.amount, limit) > 0) {
    throw formRefusalFor({ amount: { code: 'claim_amount_too_high', params: { most: moneyView(limit) } } });
  }
  return reading.amount;
}
