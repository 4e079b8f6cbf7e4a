/** One step of played production, done through the same use-cases that the desk works with. */

import { shipGoods } from '#demo/delivery/ship-goods.ts';
import { receiveGivenStandards } from '#demo/production/receive-standards.ts';
import { sendSamples } from '#demo/production/send-samples.ts';
import { findOrderForStaff } from '#server/capabilities/orders/lock-order.ts';
import { completeTask } from '#server/capabilities/production/complete-task.ts';
import { startTask } from '#server/capabilities/production/start-task.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Parts } from '#server/parts.ts';
import { wholeBetween } from '../chance.ts';
import type { DueProduction } from './due-production.ts';

/** Mills weave a little more or less than was ordered. */
async function deviationOf(tx: Queries, { orderId }: DueProduction): Promise<number> {
  return wholeBetween(-12, 8, (await findOrderForStaff(tx, orderId)).number, 'deviation');
}

export async function doProduction(
  parts: Parts,
  tx: Queries,
  by: DeskActor,
  work: DueProduction,
): Promise<void> {
  if (work.kind === 'start_task') await startTask(parts, tx, by, work);
  else if (work.kind === 'ship_goods')
    await shipGoods(parts, tx, by, { ...work, deviation: await deviationOf(tx, work) });
  else if (work.kind === 'receive_standards') await receiveGivenStandards(parts, tx, by, work.orderId);
  else if (work.kind === 'complete_task') await completeTask(parts, tx, by, work);
  else await sendSamples(parts, tx, by, work);
}
