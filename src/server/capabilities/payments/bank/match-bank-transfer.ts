/** Staff compare what buyers reported with the bank statement: the statement counts. */

import { matchProblem } from '#domain/payments/methods/bank-match.ts';
import { bankTransferLifecycle } from '#domain/payments/methods/bank-transfer-state.ts';
import { paymentLifecycle } from '#domain/payments/payment-status.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { assertMove, nextStates } from '#domain/shared/lifecycle.ts';
import { compareMoney, type Money, money } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import { CLAIMED, claim } from '#server/db/claims.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { type LockedPayment, lockPayment } from '../pay/lock-payment.ts';
import { movePayment, recordPayment } from '../pay/move-payment.ts';
import { recordCapture } from '../settle/record-capture.ts';
import {
  deskTransferOf,
  lockTransfer,
  type TransferRow,
  transfersOf,
  updateTransfer,
} from './bank-transfers.store.ts';
import { parsePaid } from './report-bank-transfer.ts';

export type MatchTransfer = { transferId: string; amount: string; statementLine?: string | null | undefined };

/**
 * The money is on our account; what is more than was asked for becomes account credit. More than the buyer reported takes
 * two people whatever the sum, since nobody but whoever matches has seen it.
 */
export async function matchBankTransfer(
  services: Services,
  tx: Queries,
  by: DeskActor,
  match: MatchTransfer,
  second: SecondWord | null = null,
): Promise<void> {
  const locked = await lockForMove(tx, match.transferId, 'matched');
  const { transfer, order, payment } = locked;
  const amount = readAmount(match, payment.currency);
  if (await waitsForSecondPerson(services, tx, by, { second, ...typedMatch(locked, match, amount) })) return;
  const mover = { as: 'staff', by: deskInHistory(by) } as const;
  const statement_line = match.statementLine ?? null;
  await refusedOnClash(
    claim(tx, { kind: 'transfer_reference', value: transfer.utr, brandId: transfer.brand_id }),
    CLAIMED,
    () => formRefusal({ amount: 'This transfer is already matched with another order.' }),
  );
  await settleTransfer(services, tx, transfer, by, {
    state: 'matched',
    amount_minor: amount.minor,
    statement_line,
  });
  await recordCapture(
    services,
    tx,
    { order, payment },
    {
      ...mover,
      provider: 'bank',
      providerPaymentId: transfer.utr,
      paid: amount,
      withheld: money(transfer.withheld_minor, payment.currency),
      method: 'bank_transfer',
      reportedBy: 'staff',
    },
  );
}

function readAmount({ amount: typed, statementLine }: MatchTransfer, currency: Money['currency']): Money {
  const reading = parsePaid(typed, currency);
  if (!reading.ok) throw formRefusalFor({ amount: reading.problem });
  const problem = matchProblem(reading.amount, statementLine ?? null);
  if (problem) throw formRefusal({ amount: problem });
  return reading.amount;
}

function typedMatch(
  { transfer, order, payment }: LockedPayment & { transfer: TransferRow },
  match: MatchTransfer,
  amount: Money,
) {
  const reported = money(transfer.amount_minor, payment.currency);
  return {
    act: 'transfer_match',
    subject: transfer.transfer_id,
    brandId: transfer.brand_id,
    title: transfer.utr,
    amount,
    isUnusual: compareMoney(amount, reported) > 0,
    typed: match,
    facts: [
      ['Order', order.number],
      ['Reported by the buyer', formatMoney(reported)],
      ['Amount received', formatMoney(amount)],
      ...(match.statementLine ? [['Line of the statement', match.statementLine] as const] : []),
    ],
  } as const;
}

export async function refuseBankTransfer(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { transferId, reason }: { transferId: string; reason: string },
): Promise<void> {
  const { transfer, payment } = await lockForMove(tx, transferId, 'refused');
  await settleTransfer(services, tx, transfer, by, { state: 'refused', refuse_reason: reason });
  const mover = { as: 'provider', by: deskInHistory(by) } as const;
  const others = (await transfersOf(tx, payment)).filter(({ state }) => state === 'reported');
  const canFail = nextStates(paymentLifecycle, payment.status, mover.as).includes('failed');
  if (others.length === 0 && canFail) await movePayment(services, tx, payment, 'failed', mover);
  await recordPayment(services, tx, payment, {
    by: mover.by,
    action: 'transfer_refused',
    details: { reason },
  });
}

async function lockForMove(
  tx: Queries,
  transferId: string,
  to: 'matched' | 'refused',
): Promise<LockedPayment & { transfer: TransferRow }> {
  const place = await deskTransferOf(tx, transferId);
  if (!place) throw new Refusal('not_found');
  const owner = { brandId: place.brand_id, paymentOrderId: place.payment_order_id };
  const locked = await lockPayment(tx, owner);
  const transfer = await lockTransfer(tx, place.brand_id, transferId);
  if (!transfer) throw new Refusal('not_found');
  assertMove(bankTransferLifecycle, transfer.state, to, 'staff');
  return { ...locked, transfer };
}

function settleTransfer(
  { clock }: Services,
  tx: Queries,
  transfer: TransferRow,
  by: DeskActor,
  set: {
    state: 'matched' | 'refused';
    amount_minor?: bigint;
    statement_line?: string | null;
    refuse_reason?: string;
  },
): Promise<void> {
  const settled_by = by.kind === 'staff' ? by.staffId : null;
  return updateTransfer(tx, transfer, { ...set, settled_at: clock.now(), settled_by });
}
