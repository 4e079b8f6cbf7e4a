/** A tax invoice is issued: goods and tax are booked, money that came before pays its share, and the rest has its own day. */
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { InvoiceFigures } from '#domain/delivery/invoice-figures.ts';
import { invoiceEntry, writeOffEntry } from '#domain/payments/ledger/postings.ts';
import { billInvoice } from '#domain/payments/plan/bill-invoice.ts';
import { invoiceDueOn } from '#domain/payments/plan/invoice-due.ts';
import { farthestByRounding } from '#domain/quotes/tax/rounding.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  addInstalment,
  lockInstalments,
  updateInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import type { SellerRow } from '../sellers/find-seller-terms.ts';
import { billablePart, recordBilled, releaseMoney, writeParts } from './billed-parts.ts';

export type IssuedInvoice = {
  dispatchId: string;
  invoicedOn: CalendarDay;
  figures: InvoiceFigures;
  /** As it stood that day. */
  seller: Pick<SellerRow, 'msme_class'>;
  /** Of the order's goods: what left before and what leaves now. */
  goods: { before: bigint; now: bigint };
  isLast: boolean;
  /** Of all invoices of the order, this one among them. */
  billed: { count: number; minor: bigint };
};

/** The order must be locked. */
export async function billShipment(
  services: Services,
  tx: Queries,
  order: OrderRow,
  invoice: IssuedInvoice,
  by: HistoryActor,
): Promise<void> {
  const { dispatchId, invoicedOn, figures, seller, isLast, billed } = invoice;
  const { rows, result } = await assertPaidFirst(tx, order, invoice);
  const entry = invoiceEntry({ ...figures, applied: result.appliedMinor });
  await writeEntry(services, tx, order, `invoice:${dispatchId}`, entry, invoicedOn);
  const dueOf = invoiceDueOn({
    invoicedOn,
    creditDays: order.credit_days,
    sellerClass: seller.msme_class as MsmeClass | null,
  });
  const own = result.own === null ? undefined : rows[result.own];
  await writeParts(services, tx, order, { rows, after: result.parts, by, dispatchId: null });
  if (own) {
    const due_on = own.due_on ?? dueOf(own.kind);
    await updateInstalment(tx, own, { dispatch_id: dispatchId, invoiced_on: invoicedOn, due_on });
  }
  for (const { kind, state, amountMinor, paidMinor, isInvoiced } of result.added) {
    const instalmentId = await addInstalment(services, tx, order, {
      kind,
      state,
      amount_minor: amountMinor,
      paid_minor: paidMinor,
      dispatch_id: isInvoiced ? dispatchId : null,
      invoiced_on: isInvoiced ? invoicedOn : null,
      due_on: isInvoiced ? dueOf(kind) : state === 'paid' ? (own?.due_on ?? null) : null,
      paid_at: state === 'paid' ? services.clock.now() : null,
    });
    const isRounding = isLast && amountMinor <= farthestByRounding(billed.count, order.currency).minor;
    if (kind === 'adjustment' && isRounding) await giveUp(services, tx, order, instalmentId);
  }
  await releaseMoney(services, tx, order, result.releasedMinor);
  if (isLast) await recordBilled(services, tx, order, billed.minor, by);
}

/** What is due before dispatch is paid, or the goods stay. The order must be locked. */
export async function assertPaidFirst(
  tx: Queries,
  order: OrderRow,
  { dispatchId, figures, goods, isLast }: Pick<IssuedInvoice, 'dispatchId' | 'figures' | 'goods' | 'isLast'>,
) {
  const rows = await lockInstalments(tx, order);
  const result = billInvoice(
    rows.map((row) => billablePart(row, dispatchId)),
    {
      before: goods.before,
      now: goods.now,
      isLast,
      totalMinor: figures.total.minor,
      ordered: order.quantity_thousandths,
      isOnCredit: order.credit_days > 0,
    },
  );
  if (result.unpaid !== null) {
    const payFirst = rows[result.unpaid]?.position ?? 0;
    throw new Refusal('illegal_transition', { from: 'unpaid', to: 'dispatched', payFirst });
  }
  return { rows, result };
}

/** Nobody is asked for the rupee that invoices, rounded one by one, have more than the order. */
async function giveUp(services: Services, tx: Queries, order: OrderRow, instalmentId: string): Promise<void> {
  const row = (await lockInstalments(tx, order)).find(({ instalment_id }) => instalment_id === instalmentId);
  if (!row) return;
  const entry = writeOffEntry(money(row.amount_minor, order.currency), true);
  await writeEntry(services, tx, order, `write-off:${instalmentId}`, entry);
  const paid_at = services.clock.now();
  await updateInstalment(tx, row, { written_off_minor: row.amount_minor, state: 'paid', paid_at });
}
