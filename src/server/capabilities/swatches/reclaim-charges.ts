/** The order that settled the charge of a swatch is cancelled by its buyer: the charge stands again. */
import { swatchChargedAgainEntry } from '#domain/payments/ledger/postings.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { compareMoney, money } from '#domain/shared/money.ts';
import {
  chargeAfterCancellation,
  SWATCH_RETURN_DAYS,
  swatchChargeLifecycle,
  swatchReturnUntil,
} from '#domain/swatches/swatch-charge.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { lockAccountCredit } from '#server/capabilities/payments/account-credit/find-account-credit.ts';
import { writeEntry } from '#server/capabilities/payments/ledger/write-entry.ts';
import { announcePayments } from '#server/capabilities/payments/pay/move-payment.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { swatchLink } from './move-swatch.ts';
import { recordSwatch } from './record-swatch.ts';
import { lockChargesSettledBy, type SwatchRow, standingOrderFor, updateSwatch } from './swatches.store.ts';

/** The order must be locked. An order that we cancel takes nothing back from its buyer. */
export async function reclaimCharges(parts: Parts, tx: Queries, order: OrderRow): Promise<void> {
  if (order.cancelled_by !== 'customer') return;
  for (const row of await lockChargesSettledBy(tx, order)) {
    const next = chargeAfterCancellation(row.charge_state);
    if (next === null || (next === 'paid' && !(await takeCredit(parts, tx, order, row)))) continue;
    assertMove(swatchChargeLifecycle, row.charge_state, next, 'cancellation');
    const again = await updateSwatch(tx, row, { charge_state: next, return_order_id: null });
    const action = next === 'paid' ? 'swatch_credit_taken_back' : 'swatch_charged_again';
    await recordSwatch(parts, tx, again, { action, actor: { kind: 'system' } });
    // Another order of the cloth settles it just as well.
    const orderId = await standingOrderFor(tx, again, swatchReturnUntil(again.requested_at));
    if (orderId) await parts.jobs.enqueue(tx, 'return-swatch-charges', { orderId });
    else await notifyBuyer(parts, tx, order, again);
  }
}

/** Of its own: the cancellation is told before it is known whether the credit is still there. */
async function notifyBuyer(
  parts: Parts,
  tx: Queries,
  { number: orderNumber, order_id }: OrderRow,
  row: SwatchRow,
): Promise<void> {
  const charge = formatMoney(money(row.charge_minor, row.currency));
  const comesBack = parts.clock.now() < swatchReturnUntil(row.requested_at) ? ` ${COMES_BACK}` : '';
  await sendNotification(parts, tx, {
    customerId: row.customer_id,
    event: 'swatch_sent',
    occurrence: `charged-again:${row.swatch_id}:${order_id}`,
    subject: `Swatch ${row.number} is charged again`,
    text:
      row.charge_state === 'paid'
        ? `Order ${orderNumber} was cancelled, so the ${charge} for swatch ${row.number} (${row.quality}) was deducted from your account credit.${comesBack}`
        : `Order ${orderNumber} was cancelled, so please pay ${charge} to the courier when swatch ${row.number} (${row.quality}) arrives.${comesBack}`,
    link: swatchLink(row),
  });
}

const COMES_BACK = `If you order this fabric within ${SWATCH_RETURN_DAYS} days of the swatch request, you get it back as account credit.`;

/** Credit that is spent already stays with the buyer: nobody is sent a bill for a swatch. */
async function takeCredit(parts: Parts, tx: Queries, order: OrderRow, row: SwatchRow): Promise<boolean> {
  const charge = money(row.charge_minor, row.currency);
  if (compareMoney(await lockAccountCredit(tx, order), charge) < 0) return false;
  const cause = `swatch-charged-again:${row.swatch_id}:${order.order_id}`;
  const owner = { brand_id: row.brand_id, order_id: null };
  await writeEntry(parts, tx, owner, cause, swatchChargedAgainEntry(charge));
  await announcePayments(parts, tx, row.brand_id);
  return true;
}
