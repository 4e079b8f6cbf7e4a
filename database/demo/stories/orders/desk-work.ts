/** What accounts and the desk of the demo do for orders, through the door staff use. */
import { bookMaterial } from '#server/capabilities/orders/book-material.ts';
import { markArrived, markDelivered } from '#server/capabilities/orders/dispatch/mark-delivered.ts';
import { markDispatched } from '#server/capabilities/orders/dispatch/mark-dispatched.ts';
import { markGoodsReady } from '#server/capabilities/orders/dispatch/mark-goods-ready.ts';
import {
  matchBankTransfer,
  refuseBankTransfer,
} from '#server/capabilities/payments/bank/match-bank-transfer.ts';
import { settleLetterOfCredit } from '#server/capabilities/payments/bank/settle-letter-of-credit.ts';
import { releaseRefund } from '#server/capabilities/payments/refunds/release-refund.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { pollRefunds } from '#server/capabilities/payments/refunds/settle-refund.ts';
import { readCast } from '../../cast.ts';
import { readReleasers } from '../../read-releasers.ts';
import { typedAmount } from '../../typed-amount.ts';
import type { Stage } from '../stage.ts';

const BY = { kind: 'system' } as const;

const STEPS = {
  books: bookMaterial,
  'has ready': markGoodsReady,
  dispatches: markDispatched,
  stores: markArrived,
  delivers: markDelivered,
} as const;

/** Each step at its hour. */
export async function desk(
  stage: Stage,
  orderId: string,
  ...work: readonly (readonly [hoursAgo: number, step: keyof typeof STEPS])[]
): Promise<void> {
  for (const [hoursAgo, step] of work) {
    stage.goTo(hoursAgo);
    await STEPS[step](stage.parts, stage.tx, BY, orderId);
  }
}

/** The bank statement shows what the buyer told. */
export async function findsTransfer(stage: Stage, hoursAgo: number, utr: string): Promise<void> {
  stage.goTo(hoursAgo);
  const { transferId, amount } = await transferOf(stage, utr);
  await matchBankTransfer(stage.parts, stage.tx, BY, { transferId, amount });
}

export async function missesTransfer(
  stage: Stage,
  hoursAgo: number,
  utr: string,
  reason: string,
): Promise<void> {
  stage.goTo(hoursAgo);
  const { transferId } = await transferOf(stage, utr);
  await refuseBankTransfer(stage.parts, stage.tx, BY, { transferId, reason });
}

async function transferOf({ tx }: Stage, utr: string): Promise<{ transferId: string; amount: string }> {
  const { transfer_id, amount_minor } = await tx.unscoped
    .selectFrom('bank_transfers')
    .select(['transfer_id', 'amount_minor'])
    .where('utr', '=', utr)
    .where('state', '=', 'told')
    .executeTakeFirstOrThrow();
  return { transferId: transfer_id, amount: typedAmount(amount_minor) };
}

export async function letterIs(
  stage: Stage,
  hoursAgo: number,
  number: string,
  state: 'accepted' | 'paid',
): Promise<void> {
  stage.goTo(hoursAgo);
  const { lc_id: lcId } = await stage.tx.unscoped
    .selectFrom('letters_of_credit')
    .select('lc_id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await settleLetterOfCredit(stage.parts, stage.tx, BY, { lcId, state });
}

/** One person's word; a large refund then waits for the second. */
export async function releasesRefunds(stage: Stage, hoursAgo: number, orderId: string): Promise<void> {
  stage.goTo(hoursAgo);
  const [person] = await readReleasers(stage.tx, await readCast());
  const refunds = await stage.tx.unscoped
    .selectFrom('refunds')
    .select('refund_id')
    .where('order_id', '=', orderId)
    .execute();
  for (const { refund_id } of refunds) {
    if (person) await releaseRefund(stage.parts, stage.tx, person, refund_id);
  }
}

/** As the jobs of those minutes did it; a net bank needs a while. */
export async function moneyGoesBack(stage: Stage): Promise<void> {
  stage.wait(1);
  await sendRefunds(stage.parts);
  stage.wait(3);
  await pollRefunds(stage.parts);
}
