/** Banks take their time: once a transfer or a letter of credit is reported, stock and price are kept for the days it needs. */
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { lastDayHeld, type SlowMethod, slowHold } from '#domain/orders/provisional-hold.ts';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { daysOffFrom } from './holidays.store.ts';
import type { OrderRow } from './lock-order.ts';
import { changeOrder } from './move-order.ts';
import { lockInstalments, updateInstalment } from './order-instalments.ts';

/** Stock is kept from others for days only against a proof; the price of a quote alone keeps nothing from anybody. */
export async function extendHoldForBank(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { by, method, hasProof }: { by: HistoryActor; method: SlowMethod; hasProof: boolean },
): Promise<OrderRow> {
  return hasProof || !drawsOnStock(order.kind) ? extendHold(services, tx, order, by, method) : order;
}

/** The row must be locked. An order that is confirmed already has no hold, and reporting again never shortens one. */
export async function extendHold(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
  method: SlowMethod = 'bank_transfer',
): Promise<OrderRow> {
  const { market, zone, held_until: heldUntil } = order;
  if (order.status !== 'provisional' || heldUntil === null) return order;
  const now = services.clock.now();
  const daysOff = await daysOffFrom(tx, market, dayInZone(now, zone));
  const until = slowHold(method, { chosenAt: now, heldUntil }, { zone, daysOff });
  if (until.getTime() === heldUntil.getTime()) return order;
  await dueWhileHeld(tx, order, lastDayHeld(until, zone));
  return changeOrder(services, tx, order, { by, action: 'hold_extended', set: { held_until: until } });
}

/** What is due with the order is in time as long as the order is held. */
export async function dueWhileHeld(tx: Queries, order: OrderRow, lastDay: CalendarDay): Promise<void> {
  for (const row of await lockInstalments(tx, order))
    if (row.due_on !== null && row.due_on < lastDay) await updateInstalment(tx, row, { due_on: lastDay });
}
