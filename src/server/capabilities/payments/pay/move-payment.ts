/** The one way a payment order changes its status: by its life cycle, with its attempts in the books. */
import { attemptEndedEntry, attemptEntry } from '#domain/payments/ledger/postings.ts';
import { type PaymentActor, type PaymentStatus, paymentLifecycle } from '#domain/payments/payment-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryActor, type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { askToCloseCheckout } from './close-checkout.ts';
import { type PaymentOrderRow, updatePaymentOrder } from './payment-orders.store.ts';

export type PaymentMover = { as: PaymentActor; by: HistoryActor; details?: HistoryEntry['details'] };

/** A late second payment of the same provider order is looked for once more after the first. */
const LAST_POLL_MS = 10 * 60_000;

export function amountOf({
  amount_minor,
  currency,
}: Pick<PaymentOrderRow, 'amount_minor' | 'currency'>): Money {
  return money(amount_minor, currency);
}

/** The row must be locked, and its order before it. */
export async function movePayment(
  services: Services,
  tx: Queries,
  row: PaymentOrderRow,
  to: PaymentStatus,
  { as, by, details }: PaymentMover,
): Promise<PaymentOrderRow> {
  assertMove(paymentLifecycle, row.status, to, as);
  const attempts = row.attempts + (to === 'attempted' ? 1 : 0);
  const attempt = `${row.payment_order_id}:${attempts}`;
  if (row.status === 'attempted') {
    await writeEntry(services, tx, row, `attempt-ended:${attempt}`, attemptEndedEntry(amountOf(row)));
  }
  if (to === 'attempted')
    await writeEntry(services, tx, row, `attempt:${attempt}`, attemptEntry(amountOf(row)));
  const now = services.clock.now();
  // Money that a bank sent back to us was settled when it came first.
  const settled =
    to === 'captured' && row.status !== 'refunded'
      ? { settled_at: now, poll_after: row.poll_after && new Date(now.getTime() + LAST_POLL_MS) }
      : {};
  await updatePaymentOrder(tx, row, { status: to, attempts, ...settled });
  if (to === 'expired') await askToCloseCheckout(services, tx, row);
  const action = row.status === 'refunded' ? 'refund_returned' : to;
  await recordPayment(services, tx, row, { by, action, details });
  return { ...row, status: to, attempts, ...settled };
}

/** Everything that happens to money is announced to the order's screens too. */
export async function recordPayment(
  services: Services,
  tx: Queries,
  row: Pick<
    PaymentOrderRow,
    'brand_id' | 'order_id' | 'payment_order_id' | 'method' | 'amount_minor' | 'currency'
  >,
  { by, action, details }: { by: HistoryActor; action: string; details?: HistoryEntry['details'] },
): Promise<void> {
  const { brand_id: brandId, order_id, method, currency } = row;
  await recordHistory(services, tx, {
    brandId,
    subject: { kind: 'payment', id: row.payment_order_id },
    action,
    actor: by,
    details: { order: order_id, method, minor: String(row.amount_minor), currency, ...details },
  });
  await announcePayments(services, tx, brandId);
}

export function announcePayments(services: Services, tx: Queries, brandId: string): Promise<void> {
  return services.changes.announce(tx, { kind: 'change', brandId, keys: ['orders', 'payments', 'requests'] });
}
