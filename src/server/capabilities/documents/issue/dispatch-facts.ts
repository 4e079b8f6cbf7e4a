/** What packing lists and the final dispatch say, gathered from the shipments of an order. */
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import type { FinalDispatchFacts } from '#domain/documents/dispatch/final-dispatch-sheet.ts';
import type { PackingFacts, RollFacts } from '#domain/documents/packing/packing-facts.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import {
  type FoundDispatch,
  findDispatches,
  findRolls,
  type RollRow,
} from '#server/capabilities/delivery/find-dispatches.ts';
import { taxDocumentOf } from '#server/capabilities/delivery/invoice/write-invoice.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findLetterNumbers } from '#server/capabilities/payments/pay/find-order-letters.ts';
import { findSellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { documentThen } from '../documents.store.ts';
import { buyerFacts, deliveryFacts, sellerFacts } from './order-facts.ts';

export async function gatherPacking(
  db: Queries,
  order: OrderRow,
  dispatch: FoundDispatch,
  now: Date,
): Promise<PackingFacts> {
  const about = { ...order, type: 'proforma_invoice', subject_id: order.order_id } as const;
  const rolls = await findRolls(db, order, dispatch.dispatch_id);
  const isAnother = ({ dispatch_id, status }: FoundDispatch) =>
    hasLeft(status) && dispatch_id !== dispatch.dispatch_id;
  return {
    ...(await buyerFacts(db, order)),
    seller: sellerFacts(await findSellerTerms(db, order, now), order),
    orderNumber: order.number,
    poNumber: order.po_number,
    // The one the goods left under: another proforma changes nothing that is in the bales.
    proformaNumber: (await documentThen(db, about, dispatch.dispatched_at ?? now))?.number ?? null,
    quality: order.quality,
    hsn: hsnOf(dispatch),
    shipment: {
      part: dispatch.number,
      isWhole: dispatch.is_last && !(await findDispatches(db, order)).some(isAnother),
      dispatchedOn: dispatchDay(dispatch),
      transporter: dispatch.transporter,
      lrNumber: dispatch.lr_number,
      vehicleNumber: dispatch.vehicle_number,
      ewayBill: dispatch.eway_bill,
      invoiceNumber: dispatch.invoice?.number ?? null,
      volumeLitres: dispatch.volume_litres,
    },
    incoterm: deliveryFacts(order).incoterm,
    letterNumbers: await findLetterNumbers(db, order),
    unit: dispatch.unit,
    rolls: rolls.map(rollFacts),
  };
}

function hsnOf({ invoice }: FoundDispatch): string | null {
  return (invoice && taxDocumentOf(invoice)?.lines[0]?.hsn) ?? null;
}

function rollFacts(roll: RollRow): RollFacts {
  return {
    bale: roll.bale_number,
    roll: roll.roll_number,
    colour: roll.colour,
    lot: roll.lot,
    shade: roll.shade,
    netThousandths: roll.length_thousandths,
    grossThousandths: roll.gross_thousandths,
    pieces: roll.pieces,
    widthInches: roll.width_inches,
    netGrams: roll.net_grams,
    grossGrams: roll.gross_grams,
    points: roll.points,
  };
}

export async function gatherFinalDispatch(
  db: Queries,
  order: OrderRow,
  dispatches: readonly FoundDispatch[],
  now: Date,
): Promise<FinalDispatchFacts> {
  const { unit } = order;
  return {
    ...(await buyerFacts(db, order)),
    seller: sellerFacts(await findSellerTerms(db, order, now), order),
    orderNumber: order.number,
    poNumber: order.po_number,
    quality: order.quality,
    ordered: { thousandths: order.quantity_thousandths, unit },
    tolerancePercent: order.tolerance_percent,
    parts: dispatches.map((dispatch) => ({
      part: dispatch.number,
      dispatchedOn: dispatchDay(dispatch),
      lrNumber: dispatch.lr_number,
      invoiceNumber: dispatch.invoice?.number ?? null,
      invoiced: dispatch.invoice && money(dispatch.invoice.total_minor, dispatch.invoice.currency),
      rolls: dispatch.figures?.rolls ?? 0,
      bales: dispatch.figures?.bales ?? 0,
      length: { thousandths: dispatch.figures?.length_thousandths ?? 0n, unit },
      grossGrams: dispatch.figures?.gross_grams ?? null,
    })),
  };
}

function dispatchDay({ dispatched_at }: FoundDispatch): string | null {
  return dispatched_at && accountingDay(dispatched_at);
}
