/** Orders whose goods have arrived. */
import { markDelivered } from '#server/capabilities/orders/dispatch/mark-delivered.ts';
import { markDispatched } from '#server/capabilities/orders/dispatch/mark-dispatched.ts';
import type { World } from '#tests/support/server/world.ts';
import { aPayableOrder, type PayableOrder, payByCard } from './payments.ts';

const DESK = { kind: 'system' } as const;

/** 500 m of navy poplin from stock, paid in full and delivered now. */
export async function aDeliveredOrder(
  world: World,
  change: Parameters<typeof aPayableOrder>[1] = {},
): Promise<PayableOrder> {
  const payable = await aPayableOrder(world, change);
  await payByCard(world, payable);
  const { parts } = world;
  const { orderId } = payable.order;
  await parts.db.transaction(async (tx) => {
    await markDispatched(parts, tx, DESK, orderId);
    await markDelivered(parts, tx, DESK, orderId);
  });
  return payable;
}
