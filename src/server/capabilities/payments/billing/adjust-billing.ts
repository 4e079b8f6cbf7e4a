/** The last goods have left: the books follow the quantity really dispatched, once for each order. */
import { adjustmentEntry, creditEntry, writeOffEntry } from '#domain/payments/ledger/postings.ts';
import {
  type AdjustableInstalment,
  instalmentToRaise,
  lowerInstalments,
} from '#domain/payments/plan/adjust-instalments.ts';
import { farthestByRounding } from '#domain/quotes/tax/rounding.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/orders/move-order.ts';
import {
  addInstalment,
  type InstalmentRow,
  lockInstalments,
  updateInstalment,
} from '#server/capabilities/orders/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { openBooks, orderBalances, writeEntry } from '../ledger/write-entry.ts';
import { closeOtherPayments } from '../settle/allocate-payment.ts';

export type BillingDifference = {
  /** Goods with their round-off; below zero less is billed than was ordered. */
  taxable: Money;
  gst: Money;
  invoicedOn: CalendarDay;
  /** How many of them there are: each was rounded by itself. */
  invoices: number;
};

/** The order must be locked. */
export async function adjustBilling(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  { taxable, gst, invoicedOn, invoices }: BillingDifference,
  by: HistoryActor,
): Promise<void> {
  const minor = taxable.minor + gst.minor;
  if (taxable.minor === 0n && gst.minor === 0n) return;
  await openBooks(parts, tx, order);
  const instalments = await lockInstalments(tx, order);
  const entry = adjustmentEntry({ taxable, gst }, await orderBalances(tx, order));
  await writeEntry(parts, tx, order, `adjustment:${order.order_id}`, entry);
  if (minor < 0n) await lower(parts, tx, order, instalments, -minor, by);
  if (minor > 0n) await raise(parts, tx, order, instalments, { minor, invoicedOn, invoices });
  if (minor === 0n) return;
  const details = { minor: String(minor), currency: order.currency };
  await recordOrderChange(parts, tx, order, { by, action: 'billing_adjusted', details });
}

async function lower(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
  less: bigint,
  by: HistoryActor,
): Promise<void> {
  for (const [index, after] of lowerInstalments(instalments.map(adjustable), less).entries()) {
    const row = instalments[index];
    if (!row || row.amount_minor === after.amountMinor) continue;
    await updateInstalment(tx, row, {
      amount_minor: after.amountMinor,
      paid_minor: after.paidMinor,
      ...(after.isNowPaid ? { state: 'paid', paid_at: parts.clock.now() } : {}),
    });
    if (after.isNowPaid) await closeOtherPayments(parts, tx, order, row, by);
  }
}

async function raise(
  parts: Parts,
  tx: Queries,
  order: OrderRow,
  instalments: readonly InstalmentRow[],
  { minor, invoicedOn, invoices }: Pick<BillingDifference, 'invoicedOn' | 'invoices'> & { minor: bigint },
): Promise<void> {
  const row = instalments[instalmentToRaise(instalments.map(adjustable))];
  if (!row) {
    await addInstalment(parts, tx, order, { kind: 'adjustment', minor, dueOn: invoicedOn });
    if (minor <= farthestByRounding(invoices, order.currency).minor) await giveUpExtra(parts, tx, order);
    return;
  }
  const cause = `credit-adjustment:${order.order_id}`;
  await writeEntry(parts, tx, order, cause, creditEntry(money(minor, order.currency)));
  await updateInstalment(tx, row, { amount_minor: row.amount_minor + minor });
}

/** Nobody is asked for the rupee that invoices, rounded one by one, have more than the order. */
async function giveUpExtra(parts: Parts, tx: Queries, order: OrderRow): Promise<void> {
  const instalments = await lockInstalments(tx, order);
  const row = instalments.find(({ kind, state }) => kind === 'adjustment' && state === 'open');
  if (!row) return;
  const amount = money(row.amount_minor, order.currency);
  const entry = writeOffEntry({ amount, towards: 'receivable' }, await orderBalances(tx, order));
  await writeEntry(parts, tx, order, `write-off:${row.instalment_id}`, entry);
  const paid_at = parts.clock.now();
  await updateInstalment(tx, row, { written_off_minor: amount.minor, state: 'paid', paid_at });
}

function adjustable(row: InstalmentRow): AdjustableInstalment {
  return {
    kind: row.kind,
    state: row.state,
    amountMinor: row.amount_minor,
    paidMinor: row.paid_minor,
    settledMinor: row.paid_minor + row.withheld_minor + row.written_off_minor,
  };
}
