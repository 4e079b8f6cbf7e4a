/** The charge of a swatch: collected by the courier, returned as account credit with an order of the cloth. */
import type { StaffSwatch } from '#contract/staff/swatches.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { chargeAfterOrder, swatchChargeLifecycle, swatchReturnFrom } from '#domain/swatches/swatch-charge.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { announcePayments } from '#server/capabilities/payments/pay/move-payment.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { readForDesk } from './move-swatch.ts';
import { bookCollected, takeBackCharge } from './papers/charge-swatch.ts';
import { reclaimCharges } from './reclaim-charges.ts';
import { recordSwatch } from './record-swatch.ts';
import {
  isCollectable,
  lockAnySwatch,
  lockChargesFor,
  type SwatchRow,
  updateSwatch,
} from './swatches.store.ts';

/** What is collected although an order dropped it goes back at once. */
export async function recordSwatchPayment(
  services: Services,
  tx: Queries,
  by: DeskActor,
  swatchId: string,
): Promise<StaffSwatch> {
  const row = await lockAnySwatch(tx, swatchId);
  if (!row) throw new Refusal('not_found');
  if (!isCollectable(row)) throw new Refusal('illegal_transition');
  assertMove(swatchChargeLifecycle, row.charge_state, 'paid', 'staff');
  const actor = deskInHistory(by);
  await bookCollected(services, tx, row);
  const paid = await updateSwatch(tx, row, { charge_state: 'paid', paid_at: services.clock.now() });
  await recordSwatch(services, tx, paid, { action: 'swatch_paid', actor });
  if (row.charge_state === 'dropped') await setReturned(services, tx, paid, row.return_order_id, actor);
  return readForDesk(tx, swatchId);
}

/** Hearing of the same order twice changes nothing; one that its buyer cancelled takes back what it returned. */
export async function returnCharges(services: Services, orderId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    if (order.confirmed_at === null) return;
    if (order.status === 'cancelled') return reclaimCharges(services, tx, order);
    const time = { from: swatchReturnFrom(order.confirmed_at), to: order.confirmed_at };
    const rows = await lockChargesFor(tx, { brandId: order.brand_id, fabId: order.fab_id, ...time });
    for (const row of rows) {
      const next = chargeAfterOrder(row.charge_state);
      if (next === 'returned') await returnCharge(services, tx, row, orderId, SYSTEM);
      if (next === 'dropped') await dropCharge(services, tx, row, orderId);
    }
  });
}

export async function returnChargesWithOrders(services: Services): Promise<void> {
  await services.jobs.work('return-swatch-charges', ({ orderId }) => returnCharges(services, orderId));
}

const SYSTEM: HistoryActor = { kind: 'system' };

async function returnCharge(
  services: Services,
  tx: Queries,
  row: SwatchRow,
  orderId: string,
  actor: HistoryActor,
): Promise<void> {
  await takeBackCharge(services, tx, row, orderId);
  await setReturned(services, tx, row, orderId, actor);
}

/** The money is account credit already. */
async function setReturned(
  services: Services,
  tx: Queries,
  row: SwatchRow,
  orderId: string | null,
  actor: HistoryActor,
): Promise<void> {
  assertMove(swatchChargeLifecycle, row.charge_state, 'returned', 'order');
  const returned = await updateSwatch(tx, row, { charge_state: 'returned', return_order_id: orderId });
  await recordSwatch(services, tx, returned, { action: 'swatch_returned', actor });
  await announcePayments(services, tx, row.brand_id);
}

async function dropCharge(services: Services, tx: Queries, row: SwatchRow, orderId: string): Promise<void> {
  assertMove(swatchChargeLifecycle, row.charge_state, 'dropped', 'order');
  await takeBackCharge(services, tx, row, orderId);
  const dropped = await updateSwatch(tx, row, { charge_state: 'dropped', return_order_id: orderId });
  await recordSwatch(services, tx, dropped, { action: 'swatch_dropped', actor: SYSTEM });
}
