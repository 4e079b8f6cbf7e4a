/** Rolls are packed: what has to be paid before they leave is asked for, and no more. */
import { paymentLink } from '#contract/web-links.ts';
import { askForShipment as askedParts, askNoLonger } from '#domain/payments/plan/ask-for-shipment.ts';
import { billInvoice, type InvoiceToBill } from '#domain/payments/plan/bill-invoice.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  addInstalment,
  type InstalmentRow,
  instalmentsOf,
  lockInstalments,
  updateInstalment,
} from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import { billablePart, writeParts } from './billed-parts.ts';

export type PackedShipment = {
  dispatchId: string;
  /** Of the order's shipments. */
  number: number;
  total: Money;
  goods: { before: bigint; now: bigint };
  isLast: boolean;
};

/** The order must be locked. Packed again, it is asked for anew. */
export async function askForShipment(
  services: Services,
  tx: Queries,
  order: OrderRow,
  shipment: PackedShipment,
  by: HistoryActor,
): Promise<void> {
  const { dispatchId } = shipment;
  const rows = await lockInstalments(tx, order);
  const result = askedParts(
    rows.map((row) => billablePart(row, dispatchId)),
    invoiceToBill(order, shipment),
  );
  if (!result) return;
  await writeParts(services, tx, order, { rows, after: result.parts, by, dispatchId });
  for (const { kind, state, amountMinor, paidMinor } of result.added) {
    await addInstalment(services, tx, order, {
      kind,
      state,
      amount_minor: amountMinor,
      paid_minor: paidMinor,
      dispatch_id: null,
      invoiced_on: null,
      // It waits for the shipment it will be for.
      due_on: null,
      paid_at: state === 'paid' ? services.clock.now() : null,
    });
  }
  const own = result.own === null ? undefined : rows[result.own];
  if (own) await fallDue(services, tx, order, own, shipment);
}

async function fallDue(
  services: Services,
  tx: Queries,
  order: OrderRow,
  { instalment_id, due_on }: InstalmentRow,
  { dispatchId, number: shipment }: PackedShipment,
): Promise<void> {
  const row = (await lockInstalments(tx, order)).find((one) => one.instalment_id === instalment_id);
  if (row?.state !== 'open') return;
  const today = dayInZone(services.clock.now(), order.zone);
  if (due_on === null) await updateInstalment(tx, row, { due_on: today });
  const { order_id: orderId, fab_id: fabId, number } = order;
  const amount = formatMoney(leftOf(row));
  await sendNotification(services, tx, {
    customerId: order.assigned_to ?? order.customer_id,
    event: 'payment_due',
    occurrence: `${dispatchId}:${amount}`,
    subject: `Shipment ${shipment} of order ${number} is packed: ${amount} is due`,
    text: `Shipment ${shipment} of order ${number} is packed and leaves once ${amount} is paid. You can pay in the app.`,
    link: paymentLink({ fabId, orderId }),
  });
}

/** The rolls went back to the shelf. The order must be locked. */
export async function stopAskingForShipment(
  services: Services,
  tx: Queries,
  order: OrderRow,
  dispatchId: string,
  by: HistoryActor,
): Promise<void> {
  const rows = await lockInstalments(tx, order);
  const after = askNoLonger(rows.map((row) => billablePart(row, dispatchId)));
  await writeParts(services, tx, order, { rows, after, by, dispatchId });
}

/** What is still to be paid before this shipment leaves; nothing where credit or a bank's letter stands for it. */
export async function leftForShipment(
  db: Queries,
  order: OrderRow,
  shipment: PackedShipment,
): Promise<Money> {
  const rows = await instalmentsOf(db, order);
  const { unpaid, parts } = billInvoice(
    rows.map((row) => billablePart(row, shipment.dispatchId)),
    invoiceToBill(order, shipment),
  );
  const own = unpaid === null ? undefined : parts[unpaid];
  const left = own ? own.amountMinor - own.paidMinor - own.otherMinor : 0n;
  return money(left, order.currency);
}

function invoiceToBill(order: OrderRow, { total, goods, isLast }: PackedShipment): InvoiceToBill {
  return {
    ...goods,
    isLast,
    totalMinor: total.minor,
    ordered: order.quantity_thousandths,
    isOnCredit: order.credit_days > 0,
  };
}
