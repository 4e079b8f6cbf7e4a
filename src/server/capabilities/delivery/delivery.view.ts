/** Shipments as their buyer and the desk see them. */
import type { Dispatch, FabricIssue, Roll } from '#contract/customer/delivery.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { CERTIFICATION_LABEL } from '#domain/catalogue/quality-mark.ts';
import { DISPATCH_STATUS_LABEL, dispatchLifecycle, isOnTheWay } from '#domain/delivery/dispatch-status.ts';
import { isBeyondTolerance, shortOf } from '#domain/delivery/shortage.ts';
import { TRANSPORT_EVENT_LABEL } from '#domain/delivery/transport-event.ts';
import { isWindowOpen, windowClosesAt } from '#domain/issues/claim-window.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import type { CertificateRow, EventRow, InvoiceRow } from './dispatches.store.ts';
import type { FoundDispatch } from './find-dispatches.ts';
import type { LotFigures, RollFigures, RollRow } from './rolls.store.ts';

export type DispatchContext = {
  lots: readonly LotFigures[];
  events: readonly EventRow[];
  today: CalendarDay;
  fileOf: (fileId: string | null) => StoredFile | null;
};

export function dispatchView(row: FoundDispatch, context: DispatchContext): Dispatch {
  const { dispatch_id, status, unit, eta, figures } = row;
  const isOfIt = (other: { dispatch_id: string }) => other.dispatch_id === dispatch_id;
  return {
    dispatchId: dispatch_id,
    number: row.number,
    status,
    statusLabel: DISPATCH_STATUS_LABEL[status],
    isLast: row.is_last,
    dispatchedAt: row.dispatched_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    eta,
    isLate: isOnTheWay(status) && eta !== null && eta < context.today,
    transporter: row.transporter,
    lrNumber: row.lr_number,
    vehicleNumber: row.vehicle_number,
    ewayBill: row.eway_bill,
    invoice: row.invoice && invoiceView(row.invoice, row, context),
    certificate: row.certificate && certificateView(row.certificate, context),
    totals: figuresView(figures, unit),
    lots: context.lots.filter(isOfIt).map(({ colour, lot, shade, ...lotFigures }) => ({
      colour,
      lot,
      shade,
      ...figuresView(lotFigures, unit),
    })),
    receipt: receiptView(row),
    events: context.events.filter(isOfIt).map(eventView).toReversed(),
    allowedMoves: mayReceive(row) ? ['receive'] : [],
  };
}

/** Also after the transporter reported it: most rolls are counted the day after the lorry came. */
function mayReceive({ status }: FoundDispatch): boolean {
  return status === 'delivered' || nextStates(dispatchLifecycle, status, 'customer').includes('delivered');
}

function figuresView(figures: RollFigures | null, unit: LengthUnit) {
  return {
    rolls: figures?.rolls ?? 0,
    bales: figures?.bales ?? 0,
    length: lengthView({ thousandths: figures?.length_thousandths ?? 0n, unit }),
    netGrams: figures?.net_grams?.toString() ?? null,
    grossGrams: figures?.gross_grams?.toString() ?? null,
    points: figures?.points ?? null,
  };
}

function receiptView({ figures, unit }: FoundDispatch): Dispatch['receipt'] {
  const { rolls = 0, received = 0, missing = 0, claimable = 0 } = figures ?? {};
  return {
    received,
    missing,
    unchecked: rolls - received - missing,
    receivedLength: lengthView({ thousandths: figures?.received_thousandths ?? 0n, unit }),
    short: lengthView({ thousandths: figures?.short_thousandths ?? 0n, unit }),
    claimable,
  };
}

function invoiceView(
  row: InvoiceRow,
  { unit, registration }: FoundDispatch,
  { fileOf }: DispatchContext,
): NonNullable<Dispatch['invoice']> {
  const amount = (minor: bigint) => moneyView(money(minor, row.currency));
  return {
    number: row.number,
    invoicedOn: row.invoiced_on,
    quantity: lengthView({ thousandths: row.quantity_thousandths, unit }),
    taxable: amount(row.taxable_minor),
    gst: amount(row.gst_minor),
    roundOff: amount(row.round_off_minor),
    total: amount(row.total_minor),
    file: fileOf(row.file_id),
    isUnderWay: registration !== null && registration.state !== 'registered',
  };
}

function certificateView(
  { standard, number, issued_on, file_id }: CertificateRow,
  { fileOf }: DispatchContext,
): NonNullable<Dispatch['certificate']> {
  return { standard: CERTIFICATION_LABEL[standard], number, issuedOn: issued_on, file: fileOf(file_id) };
}

function eventView({ kind, place, note, eta, happened_at }: EventRow): Dispatch['events'][number] {
  return {
    kind,
    label: TRANSPORT_EVENT_LABEL[kind],
    place,
    note,
    eta,
    happenedAt: happened_at.toISOString(),
  };
}

/** What is missing and what is short are different claims: of one the transporter knows, of the other the mill. */
export function fabricIssues(
  dispatches: readonly FoundDispatch[],
  { rolls, claimed, now }: { rolls: readonly RollRow[]; claimed: ReadonlySet<string>; now: Date },
): FabricIssue[] {
  return dispatches.flatMap(({ dispatch_id, number, unit, figures, delivered_at }) => {
    if (!figures || figures.claimable === 0) return [];
    if (!delivered_at || !isWindowOpen('short_length', delivered_at, now)) return [];
    const short = rolls
      .filter((row) => row.dispatch_id === dispatch_id && !claimed.has(row.roll_id))
      .map((row) => ({ row, counted: countedRoll(row) }))
      .filter(({ counted }) => isBeyondTolerance(counted));
    return (['missing_rolls', 'short_rolls'] as const).flatMap((kind): FabricIssue[] => {
      const found = short.filter(({ row }) => (row.state === 'missing') === (kind === 'missing_rolls'));
      if (found.length === 0) return [];
      const total = found.reduce((sum, { counted }) => sum + shortOf(counted), 0n);
      return [
        {
          dispatchId: dispatch_id,
          number,
          kind,
          reportBy: windowClosesAt('short_length', delivered_at).toISOString(),
          rolls: found.map(({ row, counted }) => ({
            rollId: row.roll_id,
            rollNumber: row.roll_number,
            short: lengthView({ thousandths: shortOf(counted), unit }),
          })),
          short: lengthView({ thousandths: total, unit }),
        },
      ];
    });
  });
}

function countedRoll({ state, length_thousandths, received_thousandths }: RollRow) {
  return { state, lengthThousandths: length_thousandths, receivedThousandths: received_thousandths };
}

export function rollView(row: RollRow): Roll {
  return {
    rollId: row.roll_id,
    dispatchId: row.dispatch_id,
    bale: row.bale_number,
    roll: row.roll_number,
    lot: row.lot,
    shade: row.shade,
    colour: row.colour,
    length: String(row.length_thousandths),
    grossLength: row.gross_thousandths?.toString() ?? null,
    pieces: row.pieces,
    widthInches: row.width_inches,
    netGrams: row.net_grams?.toString() ?? null,
    grossGrams: row.gross_grams?.toString() ?? null,
    points: row.points,
    state: row.state,
    received: row.received_thousandths?.toString() ?? null,
    countedAt: row.counted_at?.toISOString() ?? null,
    note: row.note,
  };
}
