/** A claim is settled: goods and tax go back by a credit note, as money or as account credit, or goods are owed instead. */
import { splitClaim } from '#domain/issues/claim-money.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import { claimEntry, replacedEntry, replacementEntry } from '#domain/payments/ledger/postings.ts';
import { writeCreditNoteNumber } from '#domain/payments/receipt-number.ts';
import { refundParts } from '#domain/payments/refund.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { askRefund } from '../refunds/ask-refund.ts';
import { capturesOfOrder } from '../settle/captures.store.ts';
import { nextCreditNoteSerial } from './credit-notes.store.ts';

export type Settlement = {
  issueId: string;
  outcome: Outcome;
  amount: Money;
  by: HistoryActor;
  /** Whoever of the desk made the offer. */
  offeredBy: string | null;
};

/** The order must be locked. Each claim is in the books once, whoever asks how often. Answers with the credit note's number. */
export async function settleClaim(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { issueId, outcome, amount, by, offeredBy }: Settlement,
): Promise<string | null> {
  const cause = `claim:${issueId}`;
  if (outcome === 'replacement') {
    await writeEntry(parts, tx, order, cause, replacementEntry(amount));
    return null;
  }
  const captured = await refundableOf(tx, order);
  const refund = outcome === 'refund' ? lesser(amount, captured.left) : money(0n, amount.currency);
  const split = splitClaim(amount, {
    taxable: money(order.fabric_cost_minor + order.logistic_cost_minor, order.currency),
    gst: money(order.gst_minor, order.currency),
  });
  await writeEntry(parts, tx, order, cause, claimEntry({ ...split, refund }));
  for (const { paymentId: captureId, amount: part } of refundParts(captured.payments, refund)) {
    await askRefund(parts, tx, {
      order,
      captureId,
      amount: part,
      reason: 'claim_settled',
      by,
      issueId,
      madeBy: offeredBy,
    });
  }
  await announcePayments(parts, tx, order.brand_id);
  const year = financialYear(parts.clock.now());
  return writeCreditNoteNumber(year, await nextCreditNoteSerial(tx, year));
}

/** The replacement has arrived: nothing is owed any more. */
export async function settleReplacement(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { issueId, amount }: Pick<Settlement, 'issueId' | 'amount'>,
): Promise<void> {
  await writeEntry(parts, tx, order, `claim-replaced:${issueId}`, replacedEntry(amount));
}

/** What came in for the order and has not gone back: more than that can only be kept as account credit. */
async function refundableOf(tx: Queries, order: OrderRow) {
  const payments = (await capturesOfOrder(tx, order)).map((row) => ({
    paymentId: row.capture_id,
    captured: money(row.amount_minor, row.currency),
    refunded: money(row.refunded_minor, row.currency),
  }));
  const left = payments.reduce((sum, row) => sum + row.captured.minor - row.refunded.minor, 0n);
  return { payments, left: money(left > 0n ? left : 0n, order.currency) };
}

function lesser(one: Money, other: Money): Money {
  return one.minor < other.minor ? one : other;
}
