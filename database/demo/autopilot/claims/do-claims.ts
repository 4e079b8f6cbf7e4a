/** One answer of the played desk, given through the same use-cases that the desk works with. */

import { formatAmountInput } from '#demo/format-amount-input.ts';
import { giveSecondApproval } from '#demo/give-second-approval.ts';
import { answerIssue } from '#server/capabilities/issues/answer-issue.ts';
import { limitOf } from '#server/capabilities/issues/claim-limit.ts';
import { decideIssue } from '#server/capabilities/issues/decide-issue.ts';
import { lockIssueForStaff } from '#server/capabilities/issues/lock-issue.ts';
import { offerSettlement } from '#server/capabilities/issues/offer-settlement.ts';
import { sendReplacement } from '#server/capabilities/issues/send-replacement.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { wholeBetween } from '../chance.ts';
import type { DueClaim } from './due-claims.ts';

export async function doClaims(
  services: Services,
  tx: Queries,
  by: DeskActor,
  work: DueClaim,
): Promise<void> {
  const { issueId } = work;
  if (work.kind === 'offer_settlement') {
    const { outcome, amountMinor, text: note } = work;
    const { order, issue } = await lockIssueForStaff(tx, issueId);
    const limit = (await limitOf(tx, order, issue)).minor;
    const amount = formatAmountInput(amountMinor < limit ? amountMinor : limit);
    await offerSettlement(services, tx, by, { issueId, outcome, amount, note });
    await giveSecondApproval(services, tx, issueId);
  } else if (work.kind === 'answer_issue') await answerIssue(services, tx, by, { issueId, text: work.text });
  else if (work.kind === 'send_replacement') await sendReplacement(services, tx, by, papersOf(work));
  else await decideIssue(services, tx, by, { issueId, decision: 'close', text: work.text });
}

function papersOf({ issueId, thousandths }: Extract<DueClaim, { kind: 'send_replacement' }>) {
  const draw = (from: number, to: number, what: string) => String(wholeBetween(from, to, issueId, what));
  return {
    issueId,
    quantity: (Number(thousandths) / 1000).toString(),
    transporter: 'VRL Logistics',
    lrNumber: draw(4_100_000, 4_899_999, 'lr'),
    ewayBill: `30${draw(1_000_000_000, 9_899_999_999, 'eway')}`,
  };
}
