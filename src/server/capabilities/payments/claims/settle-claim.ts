/** A claim is settled: goods and tax go back by a credit note, as money or as account credit, or goods are owed instead. */
import { taxOfDocument } from '#domain/documents/tax/credit-note.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { Outcome } from '#domain/issues/outcome.ts';
import { claimEntry, replacedEntry, replacementEntry } from '#domain/payments/ledger/postings.ts';
import { refundParts } from '#domain/payments/refund.ts';
import { type Money, money, subtractMoney } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { announcePayments } from '../pay/move-payment.ts';
import { askRefund } from '../refunds/ask-refund.ts';
import { capturesOfOrder } from '../settle/captures.store.ts';
import { type CreditedInvoice, writeCreditNote } from './write-credit-note.ts';

export type Settlement = {
  issueId: string;
  outcome: Outcome;
  amount: Money;
  /** The invoices whose goods it is about; together they give the amount. */
  credited: readonly CreditedInvoice[];
  by: HistoryActor;
  /** Whoever of the desk made the offer. */
  offeredBy: string | null;
};

/** A credit note, and the shipment whose invoice it takes back from. */
export type IssuedNote = { dispatchId: string; note: TaxDocument };

/** The order must be locked. Each claim is in the books once, whoever asks how often. */
export async function settleClaim(
  services: Services,
  tx: Queries,
  order: OrderRow,
  settlement: Settlement,
): Promise<IssuedNote[]> {
  const { issueId, outcome, amount, credited, by, offeredBy } = settlement;
  if (outcome === 'replacement') {
    await writeEntry(services, tx, order, `claim:${issueId}`, replacementEntry(amount));
    return [];
  }
  const captured = await refundableOf(tx, order);
  const refund = outcome === 'refund' ? lesser(amount, captured.left) : money(0n, amount.currency);
  const notes = await bookNotes(services, tx, order, { issueId, credited, refund });
  for (const { paymentId: captureId, amount: part } of refundParts(captured.payments, refund)) {
    await askRefund(services, tx, {
      order,
      captureId,
      amount: part,
      reason: 'claim_settled',
      by,
      issueId,
      madeBy: offeredBy,
    });
  }
  await announcePayments(services, tx, order.brand_id);
  return notes;
}

/** A note and an entry for each invoice; what goes back the way it came is taken from the first ones. */
async function bookNotes(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { issueId, credited, refund }: { issueId: string; credited: readonly CreditedInvoice[]; refund: Money },
): Promise<IssuedNote[]> {
  const notes: IssuedNote[] = [];
  let left = refund;
  for (const each of credited) {
    const { noteId, note } = await writeCreditNote(services, tx, order, issueId, each);
    notes.push({ dispatchId: each.dispatchId, note });
    const part = lesser(left, note.total);
    left = subtractMoney(left, part);
    const gst = taxOfDocument(note);
    const goods = subtractMoney(note.total, gst);
    await writeEntry(services, tx, order, `claim:${noteId}`, claimEntry({ goods, gst, refund: part }));
  }
  return notes;
}

/** The replacement has arrived: nothing is owed any more. */
export async function settleReplacement(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { issueId, amount }: Pick<Settlement, 'issueId' | 'amount'>,
): Promise<void> {
  await writeEntry(services, tx, order, `claim-replaced:${issueId}`, replacedEntry(amount));
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
