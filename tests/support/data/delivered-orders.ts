/** Orders whose goods have arrived. */
import type { World } from '#tests/support/server/world.ts';
import { aPackedOrder, deliver, ship } from './delivery.ts';
import type { PayableOrder } from './payments.ts';

/** 500 m of navy poplin from stock in five rolls, paid in full, shipped and delivered now. */
export async function aDeliveredOrder(
  world: World,
  change: Parameters<typeof aPackedOrder>[1] = {},
): Promise<PayableOrder> {
  const payable = await aPackedOrder(world, change);
  const staff = await world.asStaff('production');
  const { dispatchId } = await ship(world, staff, payable);
  await deliver(staff, dispatchId);
  return payable;
}
