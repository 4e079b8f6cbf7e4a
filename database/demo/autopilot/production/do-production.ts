/** One step of played production: the mill reports its own work from its page, everything else is done as the desk does it. */

import { shipGoods } from '#demo/delivery/ship-goods.ts';
import { receiveGivenStandards } from '#demo/production/receive-standards.ts';
import { sendSamples } from '#demo/production/send-samples.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { completeTask } from '#server/capabilities/production/complete-task.ts';
import { startTask } from '#server/capabilities/production/start-task.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { wholeBetween } from '../chance.ts';
import { reportWork } from '../mill/report-work.ts';
import type { DueProduction } from './due-production.ts';

/** Mills weave a little more or less than was ordered. */
async function deviationOf(tx: Queries, { orderId }: DueProduction): Promise<number> {
  return wholeBetween(-12, 8, (await findOrderForStaff(tx, orderId)).number, 'deviation');
}

export async function doProduction(
  services: Services,
  tx: Queries,
  by: DeskActor,
  work: DueProduction,
): Promise<void> {
  if (work.kind === 'start_task') {
    if (!(await reportWork(services, tx, by, { ...work, kind: 'start' })))
      await startTask(services, tx, by, work);
  } else if (work.kind === 'complete_task') {
    if (!(await reportWork(services, tx, by, { ...work, kind: 'end' })))
      await completeTask(services, tx, by, work);
  } else if (work.kind === 'ship_goods')
    await shipGoods(services, tx, by, { ...work, deviation: await deviationOf(tx, work) });
  else if (work.kind === 'receive_standards') await receiveGivenStandards(services, tx, by, work.orderId);
  else await sendSamples(services, tx, by, work);
}
