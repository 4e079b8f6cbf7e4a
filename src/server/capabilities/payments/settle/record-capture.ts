/** Money has come: it is written down first, once, and then counted for its order or owed back. */
import { captureOutcome } from '#domain/payments/capture.ts';
import { captureEntry, type MoneyPlace, strayCaptureEntry } from '#domain/payments/ledger/postings.ts';
import { settleInstalments } from '#domain/payments/plan/instalment-standing.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import {
  type InstalmentRow,
  lockInstalments,
  settledInstalment,
  updateInstalment,
} from '#server/capabilities/orders/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { releaseCreditUse } from '../credit/credit-uses.store.ts';
import { openBooks, orderBalances, writeEntry } from '../ledger/write-entry.ts';
import { movePayment, type PaymentMover, recordPayment } from '../pay/move-payment.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import {
  lockOpenPaymentOrders,
  type PaymentOrderRow,
  type PaymentSource,
} from '../pay/payment-orders.store.ts';
import { askRefund } from '../refunds/ask-refund.ts';
import { insertCapture } from './captures.store.ts';
import { confirmIfCovered } from './confirm-covered.ts';

export type Receipt = PaymentMover & {
  provider: PaymentSource;
  /** Theirs, or the bank's: the same one never counts twice. */
  providerPaymentId: string;
  paid: Money;
  /** Tax that the buyer deducted. */
  withheld: Money;
  method: string;
  toldBy: 'browser' | 'webhook' | 'poll' | 'staff';
};
export type CaptureOutcome = 'known' | 'settled' | 'refunding';

/** Order and payment order must be locked. */
export async function recordCapture(
  parts: Parts,
  tx: Queries,
  { order, payment }: { order: OrderRow; payment: PaymentOrderRow },
  receipt: Receipt,
): Promise<CaptureOutcome> {
  const captureId = parts.ids.next();
  const isNew = await insertCapture(tx, {
    capture_id: captureId,
    brand_id: payment.brand_id,
    payment_order_id: payment.payment_order_id,
    provider: receipt.provider,
    provider_payment_id: receipt.providerPaymentId,
    amount_minor: receipt.paid.minor,
    currency: receipt.paid.currency,
    method: receipt.method,
    told_by: receipt.toldBy,
    captured_at: parts.clock.now(),
  });
  if (!isNew) return 'known';
  const instalments = await lockInstalments(tx, order);
  const reason = refundReason(order, payment, instalments, receipt);
  await markCaptured(parts, tx, payment, receipt);
  if (reason) {
    await writeEntry(
      parts,
      tx,
      order,
      `stray:${captureId}`,
      strayCaptureEntry(placeOf(receipt), receipt.paid),
    );
    await askRefund(parts, tx, { order, captureId, amount: receipt.paid, reason, by: receipt.by });
    return 'refunding';
  }
  await count(parts, tx, order, { captureId, payment, instalments, receipt });
  await confirmIfCovered(parts, tx, order, receipt.by);
  return 'settled';
}

export function placeOf({ provider }: { provider: string }): MoneyPlace {
  return provider === 'bank' || provider === 'letter_of_credit' ? 'bank' : 'provider_clearing';
}

/** A transfer that is too much is kept for the company; a card that was charged twice gets the second one back. */
function refundReason(
  order: OrderRow,
  payment: PaymentOrderRow,
  instalments: readonly InstalmentRow[],
  receipt: Receipt,
): 'order_dead' | 'paid_twice' | null {
  if (captureOutcome(order.status) === 'refund') return 'order_dead';
  const paidFor = instalments.find(({ instalment_id }) => instalment_id === payment.instalment_id);
  const isPaid = !paidFor || leftOf(paidFor).minor === 0n;
  return isPaid && placeOf(receipt) === 'provider_clearing' ? 'paid_twice' : null;
}

async function markCaptured(
  parts: Parts,
  tx: Queries,
  payment: PaymentOrderRow,
  receipt: Receipt,
): Promise<void> {
  if (payment.status === 'captured' || payment.status === 'refunded') {
    await recordPayment(parts, tx, payment, { by: receipt.by, action: 'captured_again' });
    return;
  }
  await movePayment(parts, tx, payment, 'captured', receipt);
}

type Counted = {
  captureId: string;
  payment: PaymentOrderRow;
  instalments: readonly InstalmentRow[];
  receipt: Receipt;
};

async function count(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { captureId, payment, instalments, receipt }: Counted,
): Promise<void> {
  const { paid, withheld } = receipt;
  await openBooks(parts, tx, order);
  const balances = await orderBalances(tx, order);
  const target = instalments.find(({ instalment_id }) => instalment_id === payment.instalment_id);
  const towards = target?.kind === 'credit' && balances.credit > 0n ? 'credit' : 'receivable';
  const entry = captureEntry({ into: placeOf(receipt), paid, taxWithheld: withheld, towards }, balances);
  await writeEntry(parts, tx, order, `capture:${captureId}`, entry);
  await spread(parts, tx, order, instalments, receipt);
}

/** Towards the earliest first; the deducted tax counts like money, after it. */
async function spread(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
  { paid, withheld, by }: Receipt,
): Promise<void> {
  const before = instalments.map((row) => settledInstalment(row, order));
  const received = before.reduce((sum, { settled }) => sum + settled.minor, paid.minor + withheld.minor);
  const after = settleInstalments(before, money(received, order.currency));
  let paidLeft = paid.minor;
  for (const [index, row] of instalments.entries()) {
    const settled = after[index]?.settled.minor ?? 0n;
    const more = settled - row.paid_minor - row.withheld_minor;
    if (more <= 0n) continue;
    const ofPaid = more < paidLeft ? more : paidLeft;
    paidLeft -= ofPaid;
    const isPaid = settled === row.amount_minor;
    await updateInstalment(tx, row, {
      paid_minor: row.paid_minor + ofPaid,
      withheld_minor: row.withheld_minor + more - ofPaid,
      ...(isPaid ? { state: 'paid', paid_at: parts.clock.now() } : {}),
    });
    if (isPaid) await endOthers(parts, tx, order, row, by);
  }
}

/** Nothing is left to pay: another way that was open for it is closed, and its credit is free again. */
async function endOthers(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { instalment_id, kind }: InstalmentRow,
  by: Receipt['by'],
): Promise<void> {
  if (kind === 'credit') await releaseCreditUse(tx, order, parts.clock.now());
  for (const open of await lockOpenPaymentOrders(tx, order)) {
    if (open.instalment_id !== instalment_id) continue;
    await movePayment(parts, tx, open, 'expired', { as: 'clock', by });
  }
}
