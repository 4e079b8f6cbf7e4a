/** The charge of a swatch: collected by the courier, returned as account credit with an order of the cloth. */
import type { StaffSwatch } from '#contract/staff/swatches.ts';
import { swatchPaidEntry, swatchReturnedEntry } from '#domain/payments/ledger/postings.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { chargeAfterOrder, swatchChargeLifecycle, swatchReturnFrom } from '#domain/swatches/swatch-charge.ts';
import { lockOrderForStaff } from '#server/capabilities/orders/lock-order.ts';
import { writeEntry } from '#server/capabilities/payments/ledger/write-entry.ts';
import { announcePayments } from '#server/capabilities/payments/pay/move-payment.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { readForDesk } from './move-swatch.ts';
import { reclaimCharges } from './reclaim-charges.ts';
import { recordSwatch } from './record-swatch.ts';
import { lockAnySwatch, lockChargesFor, type SwatchRow, updateSwatch } from './swatches.store.ts';

/** What is collected although an order dropped it goes back at once. */
export async function recordSwatchPayment(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  swatchId: string,
): Promise<StaffSwatch> {
  const row = await lockAnySwatch(tx, swatchId);
  if (row?.status !== 'sent') throw new Refusal(row ? 'illegal_transition' : 'not_found');
  const isDropped = row.charge_state === 'dropped';
  assertMove(swatchChargeLifecycle, row.charge_state, 'paid', 'staff');
  const actor = deskInHistory(by);
  await writeEntry(parts, tx, ownerOf(row), `swatch-paid:${row.swatch_id}`, swatchPaidEntry(chargeOf(row)));
  const paid = await updateSwatch(tx, row, { charge_state: 'paid', paid_at: parts.clock.now() });
  await recordSwatch(parts, tx, paid, { action: 'swatch_paid', actor });
  if (isDropped && row.return_order_id) await returnCharge(parts, tx, paid, row.return_order_id, actor);
  return readForDesk(tx, swatchId);
}

/** Hearing of the same order twice changes nothing; one that its buyer cancelled takes back what it returned. */
export async function returnCharges(parts: Parts, orderId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    if (order.confirmed_at === null) return;
    if (order.status === 'cancelled') return reclaimCharges(parts, tx, order);
    const time = { from: swatchReturnFrom(order.confirmed_at), to: order.confirmed_at };
    const rows = await lockChargesFor(tx, { brandId: order.brand_id, fabId: order.fab_id, ...time });
    for (const row of rows) {
      const next = chargeAfterOrder(row.charge_state);
      if (next === 'returned') await returnCharge(parts, tx, row, orderId, SYSTEM);
      if (next === 'dropped') await dropCharge(parts, tx, row, orderId);
    }
  });
}

export async function returnChargesWithOrders(parts: Parts): Promise<void> {
  await parts.jobs.work('return-swatch-charges', ({ orderId }) => returnCharges(parts, orderId));
}

const SYSTEM: HistoryActor = { kind: 'system' };

async function returnCharge(
  parts: Parts,
  tx: Queries,
  row: SwatchRow,
  orderId: string,
  actor: HistoryActor,
): Promise<void> {
  assertMove(swatchChargeLifecycle, row.charge_state, 'returned', 'order');
  const cause = `swatch-returned:${row.swatch_id}:${orderId}`;
  await writeEntry(parts, tx, ownerOf(row), cause, swatchReturnedEntry(chargeOf(row)));
  const returned = await updateSwatch(tx, row, { charge_state: 'returned', return_order_id: orderId });
  await recordSwatch(parts, tx, returned, { action: 'swatch_returned', actor });
  await announcePayments(parts, tx, row.brand_id);
}

async function dropCharge(parts: Parts, tx: Queries, row: SwatchRow, orderId: string): Promise<void> {
  assertMove(swatchChargeLifecycle, row.charge_state, 'dropped', 'order');
  const dropped = await updateSwatch(tx, row, { charge_state: 'dropped', return_order_id: orderId });
  await recordSwatch(parts, tx, dropped, { action: 'swatch_dropped', actor: SYSTEM });
}

function chargeOf({ charge_minor, currency }: SwatchRow) {
  return money(charge_minor, currency);
}

/** Account credit belongs to the company, not to the order that brought it back. */
function ownerOf({ brand_id }: SwatchRow) {
  return { brand_id, order_id: null };
}
