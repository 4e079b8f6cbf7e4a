/** All shipments of an order in one answer; the number of queries does not depend on the number of rolls. */
import type { Dispatch, DispatchList } from '#contract/customer/delivery.ts';
import type { StaffDispatchList } from '#contract/staff/delivery.ts';
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { closingProblem } from '#domain/delivery/dispatched-quantity.ts';
import { invoiceFigures } from '#domain/delivery/invoice-figures.ts';
import { issueStatusAt } from '#domain/issues/issue-status.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import { findOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { agreedPrice } from './billed-so-far.ts';
import { billedTotal } from './billed-total.ts';
import { type DispatchContext, dispatchView, fabricIssues } from './delivery.view.ts';
import { eventsOf, orderOfAnyDispatch } from './dispatches.store.ts';
import { type FoundDispatch, findDispatches, findLotFigures } from './find-dispatches.ts';
import { mayPack, packingState } from './pack-dispatch.ts';
import { orderRegistrations } from './registration/list-registrations.ts';
import { claimedRollsOf, rollsOf } from './rolls.store.ts';

/** Links to files end with the sign-in that asked for them. */
export async function listDispatches(
  services: Services,
  db: Queries,
  order: OrderRow,
  sessionId: string,
): Promise<DispatchList> {
  return (await listed(services, db, order, sessionId)).list;
}

/** With what is only packed, and with what the desk may do next. */
export async function listDispatchesForStaff(
  services: Services,
  db: Queries,
  order: OrderRow,
  sessionId: string,
): Promise<StaffDispatchList> {
  const { list, found, context } = await listed(services, db, order, sessionId);
  const { isOver: isComplete, isPacking } = packingState(found);
  const dispatched = BigInt(list.dispatched.thousandths);
  const packed = found.filter(({ status }) => status === 'packed');
  return {
    ...list,
    packed: packed.map((row) => {
      const total = totalIfLast(order, dispatched, row);
      return {
        ...dispatchView(row, context),
        invoiceTotal: moneyView(total),
      };
    }),
    registrations: await orderRegistrations(services, db, order, found),
    deskMoves: [
      ...(mayPack(order, found) ? ['pack' as const] : []),
      ...(closingProblem({ dispatched, isPacking, isComplete }) === null ? ['close' as const] : []),
    ],
  };
}

/** What its tax invoice would say if nothing followed it. */
function totalIfLast(order: OrderRow, before: bigint, { figures }: FoundDispatch): Money {
  const now = figures?.length_thousandths ?? 0n;
  return invoiceFigures(agreedPrice(order), { before, now, isLast: true }).total;
}

type Listed = { list: DispatchList; found: readonly FoundDispatch[]; context: DispatchContext };

async function listed(services: Services, db: Queries, order: OrderRow, sessionId: string): Promise<Listed> {
  const found = await findDispatches(db, order);
  const sent = found.filter(({ status }) => hasLeft(status));
  const context = await aroundOf(services, db, order, found, sessionId);
  const viewsOf = (isWanted: (row: FoundDispatch) => boolean) =>
    found.filter(isWanted).map((row) => dispatchView(row, context));
  const isClaimable = sent.some(({ figures }) => (figures?.claimable ?? 0) > 0);
  const list = {
    orderId: order.order_id,
    fabId: order.fab_id,
    number: order.number,
    ordered: lengthView({ thousandths: order.quantity_thousandths, unit: order.unit }),
    dispatched: lengthView({ thousandths: lengthOf(sent), unit: order.unit }),
    tolerancePercent: order.tolerance_percent,
    isComplete: isComplete(sent),
    billing: billingView(order, sent),
    intransitData: viewsOf(({ status }) => hasLeft(status) && status !== 'delivered'),
    deliveredData: viewsOf(({ status }) => status === 'delivered'),
    fabricIssues: isClaimable ? await claimableShortages(services, db, order, sent) : [],
  };
  return { list, found, context };
}

/** Only what the buyer can still claim: nothing that was sold as is, has been claimed, or is out of time. */
async function claimableShortages(
  { clock }: Services,
  db: Queries,
  order: OrderRow,
  sent: readonly FoundDispatch[],
) {
  const now = clock.now();
  const stored = { status: order.issue_status, reason: order.issue_reason };
  if (issueStatusAt(stored, { kind: order.kind, deliveredAt: order.delivered_at, now }).reason) return [];
  const claimed = new Set((await claimedRollsOf(db, order)).map(({ roll_id }) => roll_id));
  return fabricIssues(sent, { rolls: await rollsOf(db, order), claimed, now });
}

/** For staff, who name a shipment only by its id. */
export async function readDispatch(
  services: Services,
  db: Queries,
  dispatchId: string,
  sessionId: string,
): Promise<Dispatch> {
  const order = await orderOfDispatch(db, dispatchId);
  const found = await findDispatches(db, order);
  const row = found.find(({ dispatch_id }) => dispatch_id === dispatchId);
  if (!row) throw new Refusal('not_found');
  return dispatchView(row, await aroundOf(services, db, order, found, sessionId));
}

export async function orderOfDispatch(db: Queries, dispatchId: string): Promise<OrderRow> {
  const owner = await orderOfAnyDispatch(db, dispatchId);
  if (!owner) throw new Refusal('not_found');
  return findOrderForStaff(db, owner.order_id);
}

async function aroundOf(
  services: Services,
  db: Queries,
  order: OrderRow,
  found: readonly FoundDispatch[],
  sessionId: string,
): Promise<DispatchContext> {
  const wanted = found
    .flatMap(({ invoice, certificate }) => [invoice?.file_id, certificate?.file_id])
    .filter((id) => id !== null && id !== undefined);
  const files = wanted.length > 0 ? await findOwnFiles(db, order.brand_id, [...new Set(wanted)]) : [];
  return {
    lots: await findLotFigures(db, order),
    events: await eventsOf(db, order),
    today: dayInZone(services.clock.now(), order.zone),
    fileOf(fileId) {
      const file = files.find(({ file_id }) => file_id === fileId);
      return file ? storedFileOf(services, { brandId: order.brand_id, sessionId }, file) : null;
    },
  };
}

function lengthOf(sent: readonly FoundDispatch[]): bigint {
  return sent.reduce((sum, { figures }) => sum + (figures?.length_thousandths ?? 0n), 0n);
}

function isComplete(sent: readonly FoundDispatch[]): boolean {
  return sent.some(({ is_last }) => is_last);
}

function billingView(order: OrderRow, sent: readonly FoundDispatch[]): DispatchList['billing'] {
  const billed = billedTotal(sent);
  if (billed === null) return null;
  const amount = (minor: bigint) => moneyView(money(minor, order.currency));
  return {
    ordered: amount(order.total_minor),
    billed: amount(billed),
    difference: amount(billed - order.total_minor),
    closingReason: sent.find(({ is_last }) => is_last)?.closing_reason ?? null,
  };
}
