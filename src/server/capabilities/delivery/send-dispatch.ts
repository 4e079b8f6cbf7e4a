/** Packed goods leave the mill with their tax invoice: the order moves on, and what the invoice asks for has its own day. */
import { inTransitLink } from '#contract/web-links.ts';
import {
  ewayBillOf,
  ewayBillProblem,
  lrNumberProblem,
  type TransportMode,
  transporterGstinProblem,
  transporterProblem,
} from '#domain/delivery/dispatch-papers.ts';
import { dispatchLifecycle } from '#domain/delivery/dispatch-status.ts';
import { quantityProblem } from '#domain/delivery/dispatched-quantity.ts';
import {
  otherInvoiceProblems,
  ownInvoiceProblems,
  type TypedInvoice,
  writeInvoiceNumber,
} from '#domain/documents/tax/invoice-number.ts';
import { doneDayProblem, expectedDayProblem } from '#domain/production/named-day.ts';
import { latestDay } from '#domain/shared/accounting-day.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import { askForDocuments } from '#server/capabilities/orders/order-facts.ts';
import { billShipment } from '#server/capabilities/payments/billing/bill-shipment.ts';
import { confirmationDay } from '#server/capabilities/production/lock-plan.ts';
import { assertOwnFile } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { billedSoFar } from './billed-so-far.ts';
import { insertEvent, invoicesOf } from './dispatches.store.ts';
import { goodsLeave } from './goods-tasks.ts';
import { draftInvoice, type InvoiceDraft } from './invoice/draft-invoice.ts';
import { nextInvoiceSerial } from './invoice/invoice-series.store.ts';
import { taxInvoiceDocument } from './invoice/tax-invoice-document.ts';
import { writeInvoice } from './invoice/write-invoice.ts';
import { type LockedDispatch, lockDispatch } from './lock-dispatch.ts';
import { moveDispatch } from './move-dispatch.ts';
import { type Goods, goodsOf } from './packed-goods.ts';
import { coloursOf, lotFiguresOf } from './rolls.store.ts';

const FARTHEST_ETA_DAYS = 120;

export type DispatchPapers = {
  dispatchId: string;
  invoice: TypedInvoice & { invoicedOn: CalendarDay; fileId?: string | undefined };
  transporter: string;
  lrNumber: string;
  vehicleNumber?: string | undefined;
  transportMode?: TransportMode | undefined;
  transporterGstin?: string | undefined;
  lrOn?: CalendarDay | undefined;
  distanceKm?: number | undefined;
  /** Of an export: the HSN code with all eight digits. */
  tariffItem?: string | undefined;
  ewayBill?: string | undefined;
  eta: CalendarDay;
  isLast: boolean;
};

export async function sendDispatch(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  typed: DispatchPapers,
): Promise<void> {
  const papers = withoutBlanks(typed);
  const locked = await lockDispatch(tx, papers.dispatchId);
  const { order, dispatch } = locked;
  // Before its papers are looked at: a shipment that has left is not asked for them again.
  assertMove(dispatchLifecycle, dispatch.status, 'dispatched', 'staff');
  const goods = await goodsOf(tx, locked);
  const draft = await draftInvoice(parts, tx, order, {
    goods: { ...goods, isLast: papers.isLast },
    invoicedOn: papers.invoice.invoicedOn,
    tariffItem: papers.tariffItem,
  });
  const rolls = rollsProblem(locked, goods, papers);
  assertNothingMissing({
    rolls,
    ...draft.problems,
    ...paperProblems(parts, locked, papers, draft),
  });
  if (papers.invoice.fileId) await assertOwnFile(tx, order.brand_id, papers.invoice.fileId);
  const now = parts.clock.now();
  await moveDispatch(parts, tx, order, dispatch, 'dispatched', {
    as: 'staff',
    by,
    action: 'dispatch_sent',
    details: { transporter: papers.transporter, lr: papers.lrNumber },
    set: {
      is_last: papers.isLast,
      transporter: papers.transporter,
      lr_number: papers.lrNumber,
      vehicle_number: papers.vehicleNumber?.toUpperCase() ?? null,
      eway_bill: ewayBillOf(papers.ewayBill),
      transport_mode: papers.transportMode ?? 'road',
      transporter_gstin: papers.transporterGstin ?? null,
      lr_on: papers.lrOn ?? papers.invoice.invoicedOn,
      distance_km: papers.distanceKm ?? null,
      eta: papers.eta,
      dispatched_at: now,
    },
  });
  await issueInvoice(parts, tx, locked, papers, draft);
  await insertEvent(parts, tx, dispatch, { kind: 'picked_up', happenedAt: now, eta: papers.eta });
  await goodsLeave(parts, tx, locked, by);
  const billed = billedSoFar(await invoicesOf(tx, order));
  const { dispatch_id: dispatchId, is_last: isLast } = dispatch;
  await billShipment(parts, tx, order, { ...draft, dispatchId, isLast, billed }, by);
  await askForDocuments(parts, tx, locked.order.order_id);
  await notifyBuyer(parts, tx, locked, goods.now);
}

function withoutBlanks({ invoice, transporter, lrNumber, ...papers }: DispatchPapers): DispatchPapers {
  return {
    ...papers,
    invoice: { ...invoice, number: invoice.number?.trim() },
    transporter: transporter.trim(),
    lrNumber: lrNumber.trim(),
  };
}

function rollsProblem(
  { order }: LockedDispatch,
  { before, now }: Goods,
  { isLast }: DispatchPapers,
): string | null {
  if (now === 0n) return 'Add the rolls first.';
  return quantityProblem({
    ordered: order.quantity_thousandths,
    dispatched: before + now,
    tolerancePercent: order.tolerance_percent,
    unit: order.unit,
    isLast,
  });
}

function paperProblems(
  { clock }: Parts,
  locked: LockedDispatch,
  { invoice, transporter, transporterGstin, lrNumber, lrOn, ewayBill, eta }: DispatchPapers,
  draft: InvoiceDraft,
): Record<string, string | null> {
  const { zone: buyersZone } = locked.order;
  const days = { now: clock.now(), buyersZone, confirmedOn: confirmationDay(locked) };
  const farthest = addDays(latestDay(days.now, buyersZone), FARTHEST_ETA_DAYS);
  return {
    ...(draft.isOurs ? ownInvoiceProblems(invoice) : otherInvoiceProblems(invoice, draft.figures.total)),
    invoicedOn:
      dayProblem(invoice.invoicedOn) ??
      doneDayProblem(invoice.invoicedOn, days) ??
      draft.problems['invoicedOn'] ??
      null,
    transporter: transporterProblem(transporter),
    transporterGstin: transporterGstinProblem(transporterGstin),
    lrOn: lrOn === undefined ? null : dayProblem(lrOn),
    lrNumber: lrNumberProblem(lrNumber),
    ewayBill: ewayBillProblem(ewayBillOf(ewayBill), draft.inRupees),
    eta:
      dayProblem(eta) ??
      expectedDayProblem(eta, days) ??
      (eta > farthest ? 'This date is too far ahead.' : null),
  };
}

function dayProblem(typed: string): string | null {
  return isCalendarDay(typed) ? null : 'Enter a valid date.';
}

/** One answer for the whole form, so that it is filled in once. */
function assertNothingMissing(problems: Readonly<Record<string, string | null>>): void {
  const found = Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem]] : []));
  if (found.length > 0) throw formRefusal(Object.fromEntries(found));
}

async function nextNumber(tx: Queries, { seller, invoicedOn }: InvoiceDraft): Promise<string> {
  const financialYear = financialYearOf(invoicedOn);
  const serial = await nextInvoiceSerial(tx, { seller, financialYear });
  return writeInvoiceNumber(seller.invoice_prefix, financialYear, serial);
}

async function issueInvoice(
  parts: Parts,
  tx: Queries,
  { order, dispatch }: LockedDispatch,
  { invoice, ...papers }: DispatchPapers,
  draft: InvoiceDraft,
): Promise<void> {
  const document = taxInvoiceDocument(order, draft, {
    number: draft.isOurs ? await nextNumber(tx, draft) : (invoice.number ?? '').toUpperCase(),
    colours: coloursOf(await lotFiguresOf(tx, order), dispatch),
    transport: {
      mode: papers.transportMode ?? 'road',
      transporter: papers.transporter,
      transporterGstin: papers.transporterGstin ?? null,
      documentNumber: papers.lrNumber,
      documentOn: papers.lrOn ?? draft.invoicedOn,
      vehicleNumber: papers.vehicleNumber?.toUpperCase() ?? null,
      distanceKm: papers.distanceKm ?? null,
      ewayBill: ewayBillOf(papers.ewayBill),
    },
  });
  const { dispatch_id: dispatchId } = dispatch;
  await writeInvoice(parts, tx, order, { dispatchId, fileId: invoice.fileId ?? null, draft, document });
}

async function notifyBuyer(
  parts: Parts,
  tx: Queries,
  { order, dispatch }: LockedDispatch,
  thousandths: bigint,
): Promise<void> {
  const { transporter, lr_number, eta } = dispatch;
  const length = formatLengthFor({ thousandths, unit: order.unit }, order.buyer_unit);
  await sendNotification(parts, tx, {
    customerId: order.customer_id,
    event: 'order_dispatched',
    occurrence: dispatch.dispatch_id,
    link: inTransitLink({ fabId: order.fab_id, orderId: order.order_id }),
    subject: `Order ${order.number} has been dispatched`,
    text: `${length} of ${order.quality} (order ${order.number}) left with ${transporter}, LR ${lr_number}. Expected delivery: ${formatDay(eta, DETAIL_DATE_FORMAT)}.`,
  });
}
