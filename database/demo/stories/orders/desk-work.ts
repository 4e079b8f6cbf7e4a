/** What accounts of the demo do for orders, through the door staff use. */

import { readDemoData } from '#demo/demo-data.ts';
import { formatAmountInput } from '#demo/format-amount-input.ts';
import { giveSecondApproval } from '#demo/give-second-approval.ts';
import { readReleasers } from '#demo/read-releasers.ts';
import {
  matchBankTransfer,
  refuseBankTransfer,
} from '#server/capabilities/payments/bank/match-bank-transfer.ts';
import { settleLetterOfCredit } from '#server/capabilities/payments/bank/settle-letter-of-credit.ts';
import { releaseRefund } from '#server/capabilities/payments/refunds/release-refund.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { pollRefunds } from '#server/capabilities/payments/refunds/settle-refund.ts';
import type { DemoContext } from '../demo-context.ts';

/** The bank statement shows what the buyer reported. */
export async function findsTransfer(context: DemoContext, hoursAgo: number, utr: string): Promise<void> {
  context.goTo(hoursAgo);
  const { transferId, amount } = await transferOf(context, utr);
  await matchBankTransfer(context.services, context.tx, context.by, { transferId, amount });
  await giveSecondApproval(context.services, context.tx, transferId);
}

export async function missesTransfer(
  context: DemoContext,
  hoursAgo: number,
  utr: string,
  reason: string,
): Promise<void> {
  context.goTo(hoursAgo);
  const { transferId } = await transferOf(context, utr);
  await refuseBankTransfer(context.services, context.tx, context.by, { transferId, reason });
}

async function transferOf({ tx }: DemoContext, utr: string): Promise<{ transferId: string; amount: string }> {
  const { transfer_id, amount_minor } = await tx.unscoped
    .selectFrom('bank_transfers')
    .select(['transfer_id', 'amount_minor'])
    .where('utr', '=', utr)
    .where('state', '=', 'reported')
    .executeTakeFirstOrThrow();
  return { transferId: transfer_id, amount: formatAmountInput(amount_minor) };
}

export async function letterOfCreditIs(
  context: DemoContext,
  hoursAgo: number,
  number: string,
  state: 'accepted' | 'paid',
): Promise<void> {
  context.goTo(hoursAgo);
  const { lc_id: lcId, amount_minor } = await context.tx.unscoped
    .selectFrom('letters_of_credit')
    .innerJoin('payment_orders', 'payment_orders.payment_order_id', 'letters_of_credit.payment_order_id')
    .select(['letters_of_credit.lc_id', 'payment_orders.amount_minor'])
    .where('letters_of_credit.number', '=', number)
    .executeTakeFirstOrThrow();
  const amount = state === 'paid' ? formatAmountInput(amount_minor) : null;
  await settleLetterOfCredit(context.services, context.tx, context.by, { lcId, state, amount });
  await giveSecondApproval(context.services, context.tx, lcId);
}

/** One person's word; a large refund then waits for the second. */
export async function releasesRefunds(
  context: DemoContext,
  hoursAgo: number,
  orderId: string,
): Promise<void> {
  context.goTo(hoursAgo);
  const [person] = await readReleasers(context.tx, await readDemoData());
  const refunds = await context.tx.unscoped
    .selectFrom('refunds')
    .select('refund_id')
    .where('order_id', '=', orderId)
    .execute();
  for (const { refund_id } of refunds) {
    if (person) await releaseRefund(context.services, context.tx, person, refund_id);
  }
}

/** As the jobs of those minutes did it; a net bank needs a while. */
export async function refundIsSent(context: DemoContext): Promise<void> {
  context.wait(1);
  await sendRefunds(context.services);
  context.wait(3);
  await pollRefunds(context.services);
}
