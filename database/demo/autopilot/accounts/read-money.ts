/** Money that buyers lately reported or are owed, read across all of them, as accounts do. */

import { sql } from 'kysely';
import { readAutopilot } from '#demo/read-autopilot.ts';
import type { HeldActKind } from '#domain/payments/two-people.ts';
import type { Queries } from '#server/db/database.ts';
import { watchedSince } from '../watched-time.ts';
import type { WatchedMoney, WatchedRefund } from './due-money.ts';

const MOST_WATCHED = 200;

export async function readMoney(db: Queries, now: Date): Promise<WatchedMoney> {
  const since = watchedSince(now);
  const refunds = await refundsToRelease(db, since);
  return {
    transfers: await reportedTransfers(db, since),
    letters: await reportedLetters(db, since),
    refunds,
    releasers: refunds.length > 0 ? (await readAutopilot(db)).releasers : [],
  };
}

async function reportedTransfers(db: Queries, since: Date): Promise<WatchedMoney['transfers']> {
  const rows = await db.unscoped
    .selectFrom('bank_transfers')
    .select(['transfer_id', 'utr', 'amount_minor', 'reported_at'])
    .where('state', '=', 'reported')
    .where(isFree('transfer_match', 'transfer_id'))
    .where('reported_at', '>', since)
    .orderBy('reported_at')
    .limit(MOST_WATCHED)
    .execute();
  return rows.map(({ transfer_id, utr, amount_minor, reported_at }) => ({
    transferId: transfer_id,
    utr,
    amountMinor: amount_minor,
    reportedAt: reported_at,
  }));
}

/** What a person has typed waits for people. */
function isFree(act: HeldActKind, subject: string) {
  return sql<boolean>`not exists (
    select from held_acts
    where held_acts.act = ${act} and held_acts.subject = ${sql.ref(subject)}::text and held_acts.state = 'waiting')`;
}

/** One for an order that has ended since is accepted by nobody. */
async function reportedLetters(db: Queries, since: Date): Promise<WatchedMoney['letters']> {
  const rows = await db.unscoped
    .selectFrom('letters_of_credit')
    .innerJoin('payment_orders', 'payment_orders.payment_order_id', 'letters_of_credit.payment_order_id')
    .select(['letters_of_credit.lc_id', 'letters_of_credit.number', 'letters_of_credit.reported_at'])
    .where('letters_of_credit.state', '=', 'reported')
    .where(isFree('letter_of_credit', 'letters_of_credit.lc_id'))
    .where('letters_of_credit.reported_at', '>', since)
    .where('payment_orders.status', '=', 'attempted')
    .orderBy('letters_of_credit.reported_at')
    .limit(MOST_WATCHED)
    .execute();
  return rows.map(({ lc_id, number, reported_at }) => ({ lcId: lc_id, number, reportedAt: reported_at }));
}

/** A provider's money for an order that was dead goes back without anybody's word. */
async function refundsToRelease(db: Queries, since: Date): Promise<WatchedRefund[]> {
  const rows = await db.unscoped
    .selectFrom('refunds')
    .innerJoin('captures', 'captures.capture_id', 'refunds.capture_id')
    .innerJoin('orders', 'orders.order_id', 'refunds.order_id')
    .select(['refunds.refund_id', 'orders.number', 'refunds.asked_at', 'refunds.approved_by'])
    .where('refunds.state', 'in', ['asked', 'approved'])
    .where('refunds.asked_at', '>', since)
    .where((eb) =>
      eb.or([
        eb('refunds.reason', '<>', 'order_expired'),
        eb('captures.provider', 'in', ['bank', 'letter_of_credit']),
      ]),
    )
    .orderBy('refunds.asked_at')
    .limit(MOST_WATCHED)
    .execute();
  return rows.map(({ refund_id, number, asked_at, approved_by }) => ({
    refundId: refund_id,
    orderNumber: number,
    askedAt: asked_at,
    approvedBy: approved_by,
  }));
}
