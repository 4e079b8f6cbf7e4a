/** The payment plan of an order: made with it, then paid step by step by whoever records money. */

import { lastDayHeld } from '#domain/orders/provisional-hold.ts';
import { instalmentLifecycle } from '#domain/payments/plan/instalment-state.ts';
import type { SettledInstalment } from '#domain/payments/plan/instalment-status.ts';
import { dueOn, type Instalment, storedInstalment, storedKind } from '#domain/payments/plan/payment-plan.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import {
  type InstalmentChange,
  type InstalmentRow,
  insertInstalments,
  instalmentRows,
  shipmentColumns,
  updateInstalmentRow,
} from './instalments.store.ts';
import type { OrderRow } from './lock-order.ts';

export { type InstalmentRow, shipmentColumns };

type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

export async function planInstalments(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  tx: Queries,
  { brand_id, order_id, zone, heldUntil }: Owner & { zone: string; heldUntil: Date },
  plan: readonly Instalment[],
): Promise<void> {
  const now = clock.now();
  const days = { heldTo: lastDayHeld(heldUntil, zone), goodsReadyOn: null, invoicedOn: null };
  const rows = plan.map((instalment, index) => ({
    instalment_id: ids.next(),
    brand_id,
    order_id,
    position: index + 1,
    kind: storedKind(instalment),
    amount_minor: instalment.amount.minor,
    agreed_minor: instalment.amount.minor,
    currency: instalment.amount.currency,
    due_on: dueOn(instalment, days),
    state: 'open' as const,
    created_at: now,
  }));
  await insertInstalments(tx, rows);
}

type AddedInstalment = Pick<InstalmentRow, 'kind' | 'state' | 'amount_minor' | 'paid_minor' | 'due_on'> &
  Pick<InstalmentRow, 'dispatch_id' | 'invoiced_on' | 'paid_at'>;

/** A part of its own for an invoice, or for what is left after it; the instalments must be locked. */
export async function addInstalment(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  tx: Queries,
  { brand_id, order_id, currency }: Owner & Pick<OrderRow, 'currency'>,
  added: AddedInstalment,
): Promise<string> {
  const positions = (await instalmentRows(tx, { brand_id, order_id }, 'unlocked')).map(
    ({ position }) => position,
  );
  const row = {
    instalment_id: ids.next(),
    brand_id,
    order_id,
    position: Math.max(0, ...positions) + 1,
    currency,
    created_at: clock.now(),
    ...added,
  };
  await insertInstalments(tx, [row]);
  return row.instalment_id;
}

/** In the order they fall due. */
export function instalmentsOf(db: Queries, order: Owner): Promise<InstalmentRow[]> {
  return instalmentRows(db, order, 'unlocked');
}

/** After the order itself. */
export function lockInstalments(tx: Queries, order: Owner): Promise<InstalmentRow[]> {
  return instalmentRows(tx, order, 'locked');
}

/** What is paid, withheld as tax, covered by credit or due; the row must be locked. */
export async function updateInstalment(
  tx: Queries,
  row: InstalmentRow,
  set: InstalmentChange,
): Promise<void> {
  if (set.state) assertMove(instalmentLifecycle, row.state, set.state, 'payments');
  await updateInstalmentRow(tx, row, set);
}

/** As the rule for goods that leave sees it. */
export function dispatchStateOf({ state, dispatch_id, invoiced_on }: InstalmentRow) {
  return { state, isForShipment: dispatch_id !== null, isInvoiced: invoiced_on !== null };
}

/** As the rules of the payment plan see it. */
export function settledInstalment(
  row: InstalmentRow,
  { credit_days }: Pick<OrderRow, 'credit_days'>,
): SettledInstalment {
  const { currency, amount_minor } = row;
  const settled = row.paid_minor + row.withheld_minor + row.written_off_minor;
  return {
    ...storedInstalment(row.kind, money(amount_minor, currency), credit_days),
    settled: money(settled, currency),
    open: money(isDone(row) || settled > amount_minor ? 0n : amount_minor - settled, currency),
  };
}

function isDone({ state }: InstalmentRow): boolean {
  return state === 'paid' || state === 'cancelled';
}
