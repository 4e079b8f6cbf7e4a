/** Goods of an order that left the mill, roll by roll, as the desk would have packed them. */
import type { Order } from '#contract/customer/orders.ts';
import { insertDispatch } from '#server/capabilities/delivery/dispatches.store.ts';
import { replaceRolls } from '#server/capabilities/delivery/rolls.store.ts';
import type { OrderingBuyer } from '#tests/support/data/orders.ts';
import type { World } from '#tests/support/server/world.ts';

export type DispatchedRoll = {
  roll: string;
  lot: string;
  shade: string | null;
  colour?: string;
  thousandths: bigint;
};

/** Each roll weighs 200 g a metre or yard, and half a kilo more with its wrapping. */
export async function aDispatch(
  { services }: World,
  { buyer, order }: { buyer: OrderingBuyer; order: Order },
  {
    rolls,
    isLast = false,
    number = 1,
  }: { rolls: readonly DispatchedRoll[]; isLast?: boolean; number?: number },
): Promise<string> {
  const { brandId: brand_id } = buyer.customer;
  const dispatch_id = services.ids.next();
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await insertDispatch(tx, {
      dispatch_id,
      brand_id,
      order_id: order.orderId,
      number,
      status: 'dispatched',
      is_last: isLast,
      unit: order.quantity.unit,
      transporter: 'VRL Logistics',
      lr_number: `LR-7712${number}`,
      vehicle_number: 'MH04 AB 1234',
      eway_bill: '331001234567',
      transport_mode: 'road',
      transporter_gstin: null,
      lr_on: null,
      distance_km: null,
      volume_litres: null,
      dispatch_from: null,
      eta: '2026-12-01',
      created_at: now,
      dispatched_at: now,
      delivered_at: null,
      changed_at: now,
      closing_reason: null,
      revision: 1,
    });
    await replaceRolls(
      tx,
      { brand_id, dispatch_id },
      rolls.map(({ roll, lot, shade, colour, thousandths }, index) => ({
        roll_id: services.ids.next(),
        brand_id,
        dispatch_id,
        position: index + 1,
        bale_number: `B${Math.floor(index / 4) + 1}`,
        roll_number: roll,
        lot,
        shade,
        colour: colour ?? 'Navy',
        length_thousandths: thousandths,
        gross_thousandths: thousandths + 500n,
        pieces: 1,
        width_inches: 58,
        net_grams: thousandths / 5n,
        gross_grams: thousandths / 5n + 500n,
        points: 12,
      })),
    );
  });
  return dispatch_id;
}
