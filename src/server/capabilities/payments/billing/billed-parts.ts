/** What an invoice, or the end of an order, changes in the rows of its payment plan. */
import { advanceReleasedEntry } from '#domain/payments/ledger/postings.ts';
import { type BillablePart, releaseRest } from '#domain/payments/plan/bill-invoice.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import {
  type InstalmentRow,
  lockInstalments,
  updateInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { closeOtherPayments } from '../settle/allocate-payment.ts';

export function billablePart(row: InstalmentRow, dispatchId: string | null): BillablePart {
  return {
    kind: row.kind,
    state: row.state,
    amountMinor: row.amount_minor,
    paidMinor: row.paid_minor,
    otherMinor: row.withheld_minor + row.written_off_minor,
    appliedMinor: row.applied_minor,
    isInvoiced: row.invoiced_on !== null,
    isForIt: dispatchId !== null && row.dispatch_id === dispatchId,
  };
}

type Changed = {
  rows: readonly InstalmentRow[];
  after: readonly BillablePart[];
  by: HistoryActor;
  /** Which shipment the parts were asked for; null: whatever they were asked for stays. */
  dispatchId: string | null;
};

export async function writeParts(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { rows, after, by, dispatchId }: Changed,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const part = after[index];
    const dispatch_id = part && dispatchId !== null ? shipmentOf(row, part, dispatchId) : row.dispatch_id;
    if (!part || (isSame(row, part) && row.dispatch_id === dispatch_id)) continue;
    const isEnded = part.state !== row.state;
    await updateInstalment(tx, row, {
      amount_minor: part.amountMinor,
      paid_minor: part.paidMinor,
      applied_minor: part.appliedMinor,
      dispatch_id,
      ...(isEnded ? { state: part.state } : {}),
      ...(isEnded && part.state === 'paid' ? { paid_at: services.clock.now() } : {}),
    });
    if (isEnded) await closeOtherPayments(services, tx, order, row, by);
  }
}

function shipmentOf(row: InstalmentRow, { isForIt }: BillablePart, dispatchId: string): string | null {
  if (isForIt) return dispatchId;
  return row.dispatch_id === dispatchId ? null : row.dispatch_id;
}

function isSame(row: InstalmentRow, { amountMinor, paidMinor, appliedMinor, state }: BillablePart): boolean {
  return (
    row.amount_minor === amountMinor &&
    row.paid_minor === paidMinor &&
    row.applied_minor === appliedMinor &&
    row.state === state
  );
}

/** More was paid than all goods cost: it is kept for the customer. */
export async function releaseMoney(
  services: Services,
  tx: Queries,
  order: OrderRow,
  minor: bigint,
): Promise<void> {
  const entry = advanceReleasedEntry(money(minor, order.currency));
  await writeEntry(services, tx, order, `advance-released:${order.order_id}`, entry);
}

export async function recordBilled(
  services: Services,
  tx: Queries,
  order: OrderRow,
  billedMinor: bigint,
  by: HistoryActor,
): Promise<void> {
  const minor = billedMinor - order.total_minor;
  if (minor === 0n) return;
  const details = { minor: String(minor), currency: order.currency };
  await recordOrderChange(services, tx, order, { by, action: 'billing_adjusted', details });
}

/** No invoice follows: nothing more is asked for, and what was paid ahead is the customer's. The order must be locked. */
export async function endBilling(
  services: Services,
  tx: Queries,
  order: OrderRow,
  billedMinor: bigint,
  by: HistoryActor,
): Promise<void> {
  const rows = await lockInstalments(tx, order);
  const { parts: after, releasedMinor } = releaseRest(rows.map((row) => billablePart(row, null)));
  await writeParts(services, tx, order, { rows, after, by, dispatchId: null });
  await releaseMoney(services, tx, order, releasedMinor);
  await recordBilled(services, tx, order, billedMinor, by);
}
