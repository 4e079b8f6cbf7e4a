/** One act of played accounts, done through the same use-cases that accounts work with. */

import { formatAmountInput } from '#demo/format-amount-input.ts';
import { giveSecondApproval } from '#demo/give-second-approval.ts';
import { matchBankTransfer } from '#server/capabilities/payments/bank/match-bank-transfer.ts';
import { settleLetterOfCredit } from '#server/capabilities/payments/bank/settle-letter-of-credit.ts';
import { releaseRefund } from '#server/capabilities/payments/refunds/release-refund.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import type { DueMoney } from './due-money.ts';

export async function doMoney(services: Services, tx: Queries, by: DeskActor, work: DueMoney): Promise<void> {
  if (work.kind === 'match_transfer') {
    const { transferId, amountMinor } = work;
    await matchBankTransfer(services, tx, by, { transferId, amount: formatAmountInput(amountMinor) });
    await giveSecondApproval(services, tx, transferId);
  } else if (work.kind === 'accept_letter') {
    await settleLetterOfCredit(services, tx, by, { lcId: work.lcId, state: 'accepted' });
    await giveSecondApproval(services, tx, work.lcId);
  } else {
    await releaseRefund(services, tx, work.by, work.refundId);
  }
}
