/** The played buyer unrolls what arrived: most of it is right, some is short, one roll never came. */
import { findDispatches, findRolls } from '#server/capabilities/delivery/find-dispatches.ts';
import { receiveRolls } from '#server/capabilities/delivery/receive-rolls.ts';
import { findOrder } from '#server/capabilities/order-records/lock-order.ts';
import type { DemoContext } from '../stories/demo-context.ts';

/** Of the first shipment; `short` rolls lack 2 units each, `missing` ones are not there. */
export async function countRolls(
  { services, tx, buyer }: DemoContext,
  orderId: string,
  { short = 0, missing = 0, unchecked = 0 }: { short?: number; missing?: number; unchecked?: number },
): Promise<void> {
  const order = await findOrder(tx, buyer.brandId, orderId);
  const [first] = await findDispatches(tx, order);
  const rolls = await findRolls(tx, order, first?.dispatch_id);
  const counted = rolls.slice(0, rolls.length - unchecked);
  await receiveRolls(services, tx, buyer, {
    orderId,
    rolls: counted.map(({ roll_id: rollId, length_thousandths }, index) => {
      if (index < missing) return { rollId, state: 'missing' };
      const measured = Number(length_thousandths - 2000n) / 1000;
      return index < missing + short
        ? { rollId, state: 'received', length: String(measured), note: 'Measured twice on our table' }
        : { rollId, state: 'received' };
    }),
  });
}
