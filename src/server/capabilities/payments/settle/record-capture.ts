/** Money has come: it is written down first, once, and then counted for its order or owed back. */
import { tdsRoom } from '#domain/payments/buyer-tds.ts';
import { captureOutcome } from '#domain/payments/capture.ts';
import { type ClearingAccount, captureEntry, strayCaptureEntry } from '#domain/payments/ledger/postings.ts';
import { paymentLifecycle } from '#domain/payments/payment-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { type InstalmentRow, lockInstalments } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { bookFor, writeEntry } from '../ledger/write-entry.ts';
import { notifyReceived } from '../notify-buyer.ts';
import { movePayment, type PaymentMover, recordPayment } from '../pay/move-payment.ts';
import { leftOf, partToPay } from '../pay/payable-instalment.ts';
import type { PaymentOrderRow, PaymentSource } from '../pay/payment-orders.store.ts';
import { createReceipt } from '../receipts/create-receipt.ts';
import { askRefund, type RefundReason } from '../refunds/ask-refund.ts';
import { allocatePayment } from './allocate-payment.ts';
import { insertCapture } from './captures.store.ts';
import { confirmIfCovered } from './confirm-covered.ts';
import { writeOffRest } from './write-off-rest.ts';

export type ReceivedPayment = PaymentMover & {
  provider: PaymentSource;
  /** Theirs, or the bank's: the same one never counts twice. */
  providerPaymentId: string;
  paid: Money;
  /** Tax that the buyer deducted. */
  withheld: Money;
  method: string;
  reportedBy: 'browser' | 'webhook' | 'poll' | 'staff';
};
export type CaptureOutcome = 'known' | 'settled' | 'refunding';

/** Order and payment order must be locked. */
export async function recordCapture(
  services: Services,
  tx: Queries,
  { order, payment }: { order: OrderRow; payment: PaymentOrderRow },
  received: ReceivedPayment,
): Promise<CaptureOutcome> {
  const captureId = await writeCapture(services, tx, payment, received);
  if (captureId === null) return 'known';
  const instalments = await lockInstalments(tx, order);
  const reason = refundReason(order, payment, instalments, received);
  await markCaptured(services, tx, payment, received);
  if (reason) {
    await oweBack(services, tx, order, { captureId, received, reason });
    return 'refunding';
  }
  const { withheld, credited } = await count(services, tx, order, {
    captureId,
    payment,
    instalments,
    received,
  });
  await writeOffRest(services, tx, order, payment, {
    cameByBank: clearingAccountOf(received) === 'bank',
    by: received.by,
  });
  await confirmIfCovered(services, tx, order, received.by);
  await notifyReceived(services, tx, order, { captureId, amount: received.paid });
  await createReceipt(services, tx, { order, payment, captureId, withheld, credited });
  return 'settled';
}

/** The provider has money, but not what was asked for: it pays for nothing here and is owed back. */
export async function recordWrongMoney(
  services: Services,
  tx: Queries,
  { order, payment }: { order: OrderRow; payment: PaymentOrderRow },
  received: ReceivedPayment,
): Promise<'known' | 'refunding'> {
  const captureId = await writeCapture(services, tx, payment, received);
  if (captureId === null) return 'known';
  const { minor, currency } = received.paid;
  const reason = currency === order.currency ? 'wrong_amount' : 'wrong_currency';
  const details = { minor: String(minor), currency };
  await recordPayment(services, tx, payment, { by: received.by, action: reason, details });
  // The provider takes no second payment for its order, so the next try begins another.
  if (nextStates(paymentLifecycle, payment.status, 'clock').includes('expired'))
    await movePayment(services, tx, payment, 'expired', { as: 'clock', by: received.by });
  await oweBack(services, tx, order, { captureId, received, reason });
  return 'refunding';
}

/** Null when the same payment is written down already. */
async function writeCapture(
  services: Services,
  tx: Queries,
  { brand_id, payment_order_id }: PaymentOrderRow,
  received: ReceivedPayment,
): Promise<string | null> {
  const captureId = services.ids.next();
  const isNew = await insertCapture(tx, {
    capture_id: captureId,
    brand_id,
    payment_order_id,
    provider: received.provider,
    provider_payment_id: received.providerPaymentId,
    amount_minor: received.paid.minor,
    currency: received.paid.currency,
    method: received.method,
    reported_by: received.reportedBy,
    captured_at: services.clock.now(),
  });
  return isNew ? captureId : null;
}

async function oweBack(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { captureId, received, reason }: { captureId: string; received: ReceivedPayment; reason: RefundReason },
): Promise<void> {
  const entry = strayCaptureEntry(clearingAccountOf(received), received.paid);
  await writeEntry(services, tx, bookFor(order, received.paid), `stray:${captureId}`, entry);
  await askRefund(services, tx, { order, captureId, amount: received.paid, reason, by: received.by });
}

export function clearingAccountOf({ provider }: { provider: string }): ClearingAccount {
  return provider === 'bank' || provider === 'letter_of_credit' ? 'bank' : 'provider_clearing';
}

/** A transfer that is too much becomes account credit; a card that was charged twice gets the second one back. */
function refundReason(
  order: OrderRow,
  payment: PaymentOrderRow,
  instalments: readonly InstalmentRow[],
  received: ReceivedPayment,
): 'order_expired' | 'paid_twice' | null {
  if (captureOutcome(order.status) === 'refund') return 'order_expired';
  const paidFor = instalments.find(({ instalment_id }) => instalment_id === payment.instalment_id);
  const isPaid = !paidFor || leftOf(paidFor).minor === 0n;
  return isPaid && clearingAccountOf(received) === 'provider_clearing' ? 'paid_twice' : null;
}

async function markCaptured(
  services: Services,
  tx: Queries,
  payment: PaymentOrderRow,
  received: ReceivedPayment,
): Promise<void> {
  // What came, which for a transfer need not be what was asked for.
  const details = { minor: String(received.paid.minor) };
  if (payment.status === 'captured' || payment.status === 'refunded') {
    await recordPayment(services, tx, payment, { by: received.by, action: 'captured_again', details });
    return;
  }
  const { as, by } = received;
  await movePayment(services, tx, payment, 'captured', { as, by, details });
}

type Counted = {
  captureId: string;
  payment: PaymentOrderRow;
  instalments: readonly InstalmentRow[];
  received: ReceivedPayment;
};

/** Tax paid elsewhere is never money of ours: beyond what the part still owes it counts for nothing. */
function countedTax(
  { instalment_id }: PaymentOrderRow,
  instalments: readonly InstalmentRow[],
  withheld: Money,
): Money {
  const part = instalments.find((row) => row.instalment_id === instalment_id);
  const room = part ? tdsRoom(partToPay(part)) : money(0n, withheld.currency);
  return withheld.minor < room.minor ? withheld : room;
}

/** Gives back what of the deducted tax counted, and what was more than the order asked for. */
async function count(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { captureId, payment, instalments, received }: Counted,
): Promise<{ withheld: Money; credited: Money }> {
  const { paid, by } = received;
  const withheld = countedTax(payment, instalments, received.withheld);
  const counted = await allocatePayment(services, tx, order, instalments, {
    paid,
    withheld,
    by,
    towards: payment.instalment_id,
  });
  const entry = captureEntry({ into: clearingAccountOf(received), paid, taxWithheld: withheld }, counted);
  await writeEntry(services, tx, order, `capture:${captureId}`, entry);
  const credited = entry.lines.find(({ account }) => account === 'advances')?.amount.minor ?? 0n;
  return { withheld, credited: money(-credited, paid.currency) };
}
