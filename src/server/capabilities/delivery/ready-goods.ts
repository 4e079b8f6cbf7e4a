/** Packed goods with everything that their papers need, or one answer that names all that is missing. */
import {
  ewayBillOf,
  ewayBillProblem,
  lrNumberProblem,
  type TransportMode,
  transporterGstinProblem,
  transporterProblem,
  volumeProblem,
} from '#domain/delivery/dispatch-papers.ts';
import { dispatchLifecycle } from '#domain/delivery/dispatch-status.ts';
import { quantityProblem } from '#domain/delivery/dispatched-quantity.ts';
import {
  otherInvoiceProblems,
  ownInvoiceProblems,
  type TypedInvoice,
} from '#domain/documents/tax/invoice-number.ts';
import { doneDayProblem, expectedDayProblem } from '#domain/production/named-day.ts';
import { latestDay } from '#domain/shared/accounting-day.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { assertNothingMissing, type Problem } from '#domain/shared/problem.ts';
import { type DispatchPlace, dispatchPlaceProblem } from '#domain/suppliers/dispatch-address.ts';
import { confirmationDay } from '#server/capabilities/production/lock-plan.ts';
import { findDispatchPlace } from '#server/capabilities/requests/suppliers/dispatch-place.ts';
import { assertOwnFile } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { draftInvoice, type InvoiceDraft } from './invoice/draft-invoice.ts';
import { type LockedDispatch, lockDispatch } from './lock-dispatch.ts';
import { type Goods, goodsOf } from './packed-goods.ts';

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
  /** Cubic metres, as typed. */
  volume?: string | undefined;
  /** Of an export: the HSN code with all eight digits. */
  tariffItem?: string | undefined;
  ewayBill?: string | undefined;
  /** The invoice is issued first: its e-way bill is made by hand from its number, and the goods leave after that. */
  ewayBillFollows?: boolean | undefined;
  /** The seller's own place, where nothing is said. */
  leavesFrom?: 'seller' | 'mill' | undefined;
  eta: CalendarDay;
  isLast: boolean;
};

export type ReadyGoods = {
  papers: DispatchPapers;
  locked: LockedDispatch;
  goods: Goods;
  draft: InvoiceDraft;
  /** The mill's place; null: the seller's own. */
  dispatchFrom: DispatchPlace | null;
};

type Reading = {
  /** The invoice is drafted with what was known then; now, unless it is written already. */
  asOf?: Date;
};

/** Before its papers are looked at: a shipment that has left is not asked for them again. */
export async function readyGoods(
  services: Services,
  tx: Queries,
  typed: DispatchPapers,
  { asOf = services.clock.now() }: Reading = {},
): Promise<ReadyGoods> {
  const papers = withoutBlanks(typed);
  const locked = await lockDispatch(tx, papers.dispatchId);
  const { order, dispatch } = locked;
  assertMove(dispatchLifecycle, dispatch.status, 'dispatched', 'staff');
  const goods = await goodsOf(tx, locked);
  const draft = await draftInvoice({ clock: { now: () => asOf } }, tx, order, {
    goods: { ...goods, isLast: papers.isLast },
    invoicedOn: papers.invoice.invoicedOn,
    tariffItem: papers.tariffItem,
  });
  const { place, millsName } = await findDispatchPlace(tx, order.supplier_id);
  const isFromMill = papers.leavesFrom === 'mill';
  assertNothingMissing({
    rolls: rollsProblem(locked, goods, papers),
    ...draft.problems,
    ...paperProblems(services, locked, papers, draft),
    leavesFrom: isFromMill ? dispatchPlaceProblem(place, millsName) : null,
  });
  if (papers.invoice.fileId) await assertOwnFile(tx, order.brand_id, papers.invoice.fileId);
  return { papers, locked, goods, draft, dispatchFrom: isFromMill ? place : null };
}

function withoutBlanks({ invoice, transporter, lrNumber, ...papers }: DispatchPapers): DispatchPapers {
  return {
    ...papers,
    invoice: { ...invoice, number: invoice.number?.trim() },
    transporter: transporter.trim(),
    lrNumber: lrNumber.trim(),
  };
}

/** The invoice is written before its goods leave: the registry numbers it, or the e-way bill is made from it. */
export function staysUntilLeft({ papers, draft }: Pick<ReadyGoods, 'papers' | 'draft'>): boolean {
  return draft.isRegistered || papers.ewayBillFollows === true;
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
  { clock }: Services,
  locked: LockedDispatch,
  papers: DispatchPapers,
  draft: InvoiceDraft,
): Record<string, Problem | string | null> {
  const { invoice, transporter, transporterGstin, lrNumber, lrOn, volume, ewayBill, eta } = papers;
  const { zone: buyersZone } = locked.order;
  const days = { now: clock.now(), buyersZone, confirmedOn: confirmationDay(locked) };
  const mayFollow = staysUntilLeft({ papers, draft });
  const farthest = addDays(latestDay(days.now, buyersZone), FARTHEST_ETA_DAYS);
  return {
    ...(draft.isOurs ? ownInvoiceProblems(invoice) : otherInvoiceProblems(invoice, draft.figures.total)),
    invoicedOn:
      dayProblem(invoice.invoicedOn) ??
      doneDayProblem(invoice.invoicedOn, days) ??
      draft.problems.invoicedOn ??
      null,
    transporter: transporterProblem(transporter),
    transporterGstin: transporterGstinProblem(transporterGstin),
    lrOn: lrOn === undefined ? null : dayProblem(lrOn),
    lrNumber: lrNumberProblem(lrNumber),
    volume: volumeProblem(volume),
    // It is asked for when they leave.
    ewayBill: ewayBillProblem(ewayBillOf(ewayBill), mayFollow ? null : draft.inRupees),
    eta:
      dayProblem(eta) ??
      expectedDayProblem(eta, days) ??
      (eta > farthest ? 'This date is too far ahead.' : null),
  };
}

function dayProblem(typed: string): string | null {
  return isCalendarDay(typed) ? null : 'Enter a valid date.';
}
