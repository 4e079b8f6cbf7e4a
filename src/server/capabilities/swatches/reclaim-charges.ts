/** The order that settled the charge of a swatch is cancelled by its buyer: the charge stands again. */

import { assertMove } from '#domain/shared/lifecycle.ts';
import { compareMoney, money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import {
  chargeAfterCancellation,
  swatchChargeLifecycle,
  swatchReturnUntil,
} from '#domain/swatches/swatch-charge.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { lockAccountCredit } from '#server/capabilities/payments/account-credit/find-account-credit.ts';
import { announcePayments } from '#server/capabilities/payments/pay/move-payment.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { swatchLink } from './move-swatch.ts';
import { chargeAgain } from './papers/charge-swatch.ts';
import { recordSwatch } from './record-swatch.ts';
import { lockChargesSettledBy, openOrderFor, type SwatchRow, updateSwatch } from './swatches.store.ts';

/** The order must be locked. An order that we cancel takes nothing back from its buyer. */
export async function reclaimCharges(services: Services, tx: Queries, order: OrderRow): Promise<void> {
  if (order.cancelled_by !== 'customer') return;
  for (const row of await lockChargesSettledBy(tx, order)) {
    const next = chargeAfterCancellation(row.charge_state);
    if (next === null || (next === 'paid' && !(await hasCredit(tx, order, row)))) continue;
    if (!(await chargeAgain(services, tx, row, order.order_id))) continue;
    if (next === 'paid') await announcePayments(services, tx, row.brand_id);
    assertMove(swatchChargeLifecycle, row.charge_state, next, 'cancellation');
    const again = await updateSwatch(tx, row, { charge_state: next, return_order_id: null });
    const action = next === 'paid' ? 'swatch_credit_taken_back' : 'swatch_charged_again';
    await recordSwatch(services, tx, again, { action, actor: { kind: 'system' } });
    // Another order of the cloth settles it just as well.
    const orderId = await openOrderFor(tx, again, swatchReturnUntil(again.requested_at));
    if (orderId) await services.jobs.enqueue(tx, 'return-swatch-charges', { orderId });
    else await notifyBuyer(services, tx, order, again);
  }
}

/** Of its own: the cancellation is told before it is known whether the credit is still there. */
async function notifyBuyer(
  services: Services,
  tx: Queries,
  { number: orderNumber, order_id }: OrderRow,
  row: SwatchRow,
): Promise<void> {
  await sendNotification(services, tx, {
    customerId: row.customer_id,
    event: 'swatch_sent',
    occurrence: `charged-again:${row.swatch_id}:${order_id}`,
    message: {
      code: 'swatch_charged_again',
      params: {
        number: row.number,
        quality: row.quality,
        orderNumber,
        charge: moneyView(money(row.charge_minor, row.currency)),
        isDeducted: row.charge_state === 'paid',
        isReturnable: services.clock.now() < swatchReturnUntil(row.requested_at),
      },
    },
    link: swatchLink(row),
  });
}

/** Credit that is spent already stays with the buyer: nobody is sent a bill for a swatch. */
async function hasCredit(tx: Queries, order: OrderRow, row: SwatchRow): Promise<boolean> {
  const charge = money(row.charge_minor, row.currency);
  return compareMoney(await lockAccountCredit(tx, order), charge) >= 0;
}
