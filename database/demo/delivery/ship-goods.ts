/** The played mill packs what is left of an order, and a lorry takes it away with its papers. */
import { readRolls } from '#domain/delivery/roll-list.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import { packDispatch } from '#server/capabilities/delivery/pack-dispatch.ts';
import { sendDispatch } from '#server/capabilities/delivery/send-dispatch.ts';
import { findOrderForStaff, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { oneOf, wholeBetween } from '../autopilot/chance.ts';
import { simulateRolls } from './simulate-rolls.ts';

const TRANSPORTERS = ['VRL Logistics', 'TCI Freight', 'Gati Surface', 'Safexpress'] as const;
const EXPORTERS = ['Maersk via Nhava Sheva', 'Petrapole–Benapole road'] as const;

export type GoodsToShip = {
  orderId: string;
  /** Of what was ordered; the rest follows in another shipment. */
  percent?: number;
  /** What really leaves differs from the order by so many thousandths. */
  deviation?: number;
};

export async function shipGoods(
  services: Services,
  tx: Queries,
  by: DeskActor,
  goods: GoodsToShip,
): Promise<void> {
  const { orderId, percent = 100 } = goods;
  const order = await findOrderForStaff(tx, orderId);
  const packed = (await findDispatches(tx, order)).find(({ status }) => status === 'packed');
  const dispatchId = packed?.dispatch_id ?? (await packGoods(services, tx, by, { order, ...goods }));
  const today = accountingDay(services.clock.now());
  // Of an order and the how manieth of its shipments it is.
  const word = `${order.number} ${(await findDispatches(tx, order)).length}`;
  const transporter = order.market === 'IN' ? oneOf(TRANSPORTERS, word) : oneOf(EXPORTERS, word);
  const draw = (from: number, to: number, what: string) => String(wholeBetween(from, to, word, what));
  await sendDispatch(services, tx, by, {
    dispatchId,
    invoice: { invoicedOn: today },
    transporter,
    lrNumber: draw(4_100_000, 4_899_999, 'lr'),
    vehicleNumber: `GJ ${draw(10, 27, 'district')} ${draw(1000, 9899, 'vehicle')}`,
    ewayBill: `30${draw(1_000_000_000, 9_899_999_999, 'eway')}`,
    eta: addDays(today, order.market === 'IN' ? wholeBetween(3, 5, word, 'eta') : 14),
    // What is listed under no other item of its heading.
    ...(order.market === 'IN' ? {} : { tariffItem: `${order.hsn}90` }),
    isLast: percent === 100,
  });
}

async function packGoods(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { order, percent = 100, deviation = 0 }: GoodsToShip & { order: OrderRow },
): Promise<string> {
  const lines = await tx.unscoped
    .selectFrom('order_lines')
    .select(['colour', 'quantity_thousandths'])
    .where('order_id', '=', order.order_id)
    .orderBy('position')
    .execute();
  const { rolls: sentRolls, length } = await alreadySent(tx, order);
  const ordered = Number(order.quantity_thousandths);
  const most = order.tolerance_percent * 10;
  const really = 1 + Math.max(-most, Math.min(most, deviation)) / 1000;
  const share = percent === 100 ? really : percent / 100;
  const left = Math.max(0, share - length / ordered);
  const rolls = simulateRolls({
    seed: order.number,
    colours: lines.map(({ colour, quantity_thousandths }) => ({
      colour,
      tenths: Math.round((Number(quantity_thousandths) * left) / 100),
    })),
    firstRoll: sentRolls + 1,
  });
  const goods = { orderId: order.order_id, rolls: readRolls(rolls) };
  return (await packDispatch(services, tx, by, goods)).dispatch_id;
}

async function alreadySent(tx: Queries, order: OrderRow): Promise<{ rolls: number; length: number }> {
  const sent = (await findDispatches(tx, order)).filter(({ status }) => status !== 'cancelled');
  return {
    rolls: sent.reduce((sum, { figures }) => sum + (figures?.rolls ?? 0), 0),
    length: sent.reduce((sum, { figures }) => sum + Number(figures?.length_thousandths ?? 0n), 0),
  };
}
