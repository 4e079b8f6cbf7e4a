/** Rolls are packed for the next shipment of an order; until it leaves, another list may take their place. */
import type { RollList } from '#domain/delivery/roll-list.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { type DispatchRow, insertDispatch } from './dispatches.store.ts';
import { goodsArePacked } from './goods-tasks.ts';
import { askForPacked } from './invoice/packed-shipment.ts';
import { type LockedDispatches, lockDispatch, lockDispatches } from './lock-dispatch.ts';
import { changeDispatch } from './move-dispatch.ts';
import { assertNotInvoiced } from './registration/not-invoiced.ts';
import { replaceRolls, rollsOf } from './rolls.store.ts';

export async function packDispatch(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, rolls }: { orderId: string; rolls: RollList },
): Promise<DispatchRow> {
  const locked = await lockDispatches(tx, orderId);
  assertGoodsFollow(locked);
  const { order, dispatches } = locked;
  const now = services.clock.now();
  const dispatch: DispatchRow = {
    dispatch_id: services.ids.next(),
    brand_id: order.brand_id,
    order_id: order.order_id,
    number: Math.max(0, ...dispatches.map(({ number }) => number)) + 1,
    status: 'packed',
    is_last: false,
    unit: order.unit,
    transporter: null,
    lr_number: null,
    vehicle_number: null,
    eway_bill: null,
    transport_mode: 'road',
    transporter_gstin: null,
    lr_on: null,
    distance_km: null,
    volume_litres: null,
    dispatch_from: null,
    eta: null,
    created_at: now,
    dispatched_at: null,
    delivered_at: null,
    changed_at: now,
    closing_reason: null,
    revision: 1,
  };
  await insertDispatch(tx, dispatch);
  await writeRolls(services, tx, locked, dispatch, rolls);
  const details = { dispatch: dispatch.number };
  await recordOrderChange(services, tx, order, { by, action: 'dispatch_packed', details });
  await askForPacked(services, tx, { ...locked, dispatch }, by);
  await goodsArePacked(services, tx, locked, by);
  return dispatch;
}

export async function repackDispatch(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { dispatchId, rolls, revision }: { dispatchId: string; rolls: RollList; revision?: number | undefined },
): Promise<DispatchRow> {
  const locked = await lockDispatch(tx, dispatchId);
  const { order, dispatch } = locked;
  if (dispatch.status !== 'packed') {
    throw new Refusal('illegal_transition', { from: dispatch.status, to: 'packed', actor: 'staff' });
  }
  await assertNotInvoiced(tx, dispatch);
  assertUnchanged(revision, dispatch.revision);
  const rollsBefore = (await rollsOf(tx, order)).filter((row) => row.dispatch_id === dispatchId).length;
  await writeRolls(services, tx, locked, dispatch, rolls);
  const set = { revision: dispatch.revision + 1 };
  const details = { rollsBefore, rolls: rolls.ok ? rolls.rolls.length : 0 };
  await changeDispatch(services, tx, order, dispatch, { by, action: 'dispatch_packed', set, details });
  await askForPacked(services, tx, locked, by);
  await goodsArePacked(services, tx, locked, by);
  return dispatch;
}

function assertGoodsFollow({ order, dispatches }: LockedDispatches): void {
  if (mayPack(order, dispatches)) return;
  const { isOver, isPacking } = packingState(dispatches);
  throw new Refusal('illegal_transition', {
    from: isPacking ? 'packed' : isOver ? 'all_dispatched' : order.status,
    to: 'packed',
    actor: 'staff',
  });
}

/** Another shipment may be packed for the order. */
export function mayPack({ status }: Pick<OrderRow, 'status'>, dispatches: readonly PackedRow[]): boolean {
  const { isOver, isPacking } = packingState(dispatches);
  return status !== 'provisional' && status !== 'cancelled' && !isOver && !isPacking;
}

type PackedRow = Pick<DispatchRow, 'status' | 'is_last'>;

export function packingState(dispatches: readonly PackedRow[]): { isOver: boolean; isPacking: boolean } {
  return {
    isOver: dispatches.some(({ is_last, status }) => is_last && status !== 'cancelled'),
    isPacking: dispatches.some(({ status }) => status === 'packed'),
  };
}

async function writeRolls(
  { ids }: Services,
  tx: Queries,
  { order, dispatches }: LockedDispatches,
  { brand_id, dispatch_id }: DispatchRow,
  list: RollList,
): Promise<void> {
  if (!list.ok) throw formRefusal(list.problems);
  const others = dispatches.filter((row) => row.status !== 'cancelled' && row.dispatch_id !== dispatch_id);
  const shipmentOf = new Map(
    (await rollsOf(tx, order)).flatMap((row) => {
      const shipment = others.find((other) => other.dispatch_id === row.dispatch_id);
      return shipment ? [[row.roll_number.toLowerCase(), shipment.number] as const] : [];
    }),
  );
  const twins = list.rolls.flatMap(({ roll, at }) => {
    const shipment = shipmentOf.get(roll.toLowerCase());
    return shipment ? [[at, `Roll ${roll} is already in shipment ${shipment}.`]] : [];
  });
  if (twins.length > 0) throw formRefusal(Object.fromEntries(twins));
  await replaceRolls(
    tx,
    { brand_id, dispatch_id },
    list.rolls.map((roll, index) => ({
      roll_id: ids.next(),
      brand_id,
      dispatch_id,
      position: index + 1,
      bale_number: roll.bale,
      roll_number: roll.roll,
      lot: roll.lot,
      shade: roll.shade,
      colour: roll.colour,
      length_thousandths: roll.lengthThousandths,
      gross_thousandths: roll.grossThousandths,
      pieces: roll.pieces,
      width_inches: roll.widthInches,
      net_grams: roll.netGrams,
      gross_grams: roll.grossGrams,
      points: roll.points,
    })),
  );
}
