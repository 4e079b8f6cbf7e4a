/** Goods leave the mill with their invoice: the order moves on, and what the invoice asks for has its own day. */
import { inTransitLink } from '#contract/web-links.ts';
import { ewayBillOf, readVolume } from '#domain/delivery/dispatch-papers.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { askForDocuments } from '#server/capabilities/order-records/order-facts.ts';
import { billShipment } from '#server/capabilities/payments/billing/bill-shipment.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { billedSoFar } from './billed-so-far.ts';
import { insertEvent, invoicesOf } from './dispatches.store.ts';
import { goodsLeave } from './goods-tasks.ts';
import { writeInvoice } from './invoice/write-invoice.ts';
import type { LockedDispatch } from './lock-dispatch.ts';
import { moveDispatch } from './move-dispatch.ts';
import type { DispatchPapers, ReadyGoods } from './ready-goods.ts';

export async function goodsAreSent(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { papers, locked, goods, draft }: ReadyGoods,
  document: TaxDocument,
): Promise<void> {
  const { order, dispatch } = locked;
  const now = services.clock.now();
  await moveDispatch(services, tx, order, dispatch, 'dispatched', {
    as: 'staff',
    by,
    action: 'dispatch_sent',
    details: { transporter: papers.transporter, lr: papers.lrNumber },
    set: columnsOf(papers, now),
  });
  const { dispatch_id: dispatchId, is_last: isLast } = dispatch;
  const fileId = papers.invoice.fileId ?? null;
  await writeInvoice(services, tx, order, { dispatchId, fileId, draft, document });
  await insertEvent(services, tx, dispatch, { kind: 'picked_up', happenedAt: now, eta: papers.eta });
  await goodsLeave(services, tx, locked, by);
  const billed = billedSoFar(await invoicesOf(tx, order));
  await billShipment(services, tx, order, { ...draft, dispatchId, isLast, billed }, by);
  await askForDocuments(services, tx, order.order_id);
  await notifyBuyer(services, tx, locked, goods.now);
}

function columnsOf(papers: DispatchPapers, now: Date) {
  return {
    is_last: papers.isLast,
    transporter: papers.transporter,
    lr_number: papers.lrNumber,
    vehicle_number: papers.vehicleNumber?.toUpperCase() ?? null,
    eway_bill: ewayBillOf(papers.ewayBill),
    transport_mode: papers.transportMode ?? 'road',
    transporter_gstin: papers.transporterGstin ?? null,
    lr_on: papers.lrOn ?? papers.invoice.invoicedOn,
    distance_km: papers.distanceKm ?? null,
    volume_litres: litresOf(papers),
    eta: papers.eta,
    dispatched_at: now,
  };
}

/** What could not be read was refused before. */
function litresOf({ volume }: DispatchPapers): number | null {
  const reading = readVolume(volume);
  return reading.ok && reading.litres !== null ? Number(reading.litres) : null;
}

async function notifyBuyer(
  services: Services,
  tx: Queries,
  { order, dispatch }: LockedDispatch,
  thousandths: bigint,
): Promise<void> {
  const { transporter, lr_number, eta } = dispatch;
  const length = formatLengthFor({ thousandths, unit: order.unit }, order.buyer_unit);
  await sendNotification(services, tx, {
    customerId: order.assigned_to ?? order.customer_id,
    event: 'order_dispatched',
    occurrence: dispatch.dispatch_id,
    link: inTransitLink({ fabId: order.fab_id, orderId: order.order_id }),
    subject: `Order ${order.number} has been dispatched`,
    text: `${length} of ${order.quality} (order ${order.number}) left with ${transporter}, LR ${lr_number}. Expected delivery: ${formatDay(eta, DETAIL_DATE_FORMAT)}.`,
  });
}
