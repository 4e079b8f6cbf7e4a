/** Samples whose sending is the next step, or that were sent before and are wanted once more. */
import { readyTasks } from '#domain/production/schedule/ready-tasks.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { scheduled } from '../plan-dates.ts';
import { tasksOf } from '../plans.store.ts';
import { type PieceRow, piecesOf, type SampleRow, samplesOf } from './samples.store.ts';

export type { PieceRow, SampleRow };

type OfOrder = Pick<OrderRow, 'brand_id' | 'order_id'>;

export async function findSendableSamples(db: Queries, order: OfOrder): Promise<SampleRow[]> {
  const samples = await samplesOf(db, { brandId: order.brand_id, orderId: order.order_id }, 'unlocked');
  const tasks = await tasksOf(db, order, 'unlocked');
  const ready = readyTasks(tasks.map(scheduled)).map(({ id }) => id);
  return samples.filter(({ status, task_id }) => {
    if (status === 'resubmission_requested') return true;
    const decision = tasks.find((task) => task.task_id === task_id);
    const sending = tasks.find(
      (task) => task.sample_step === 'dispatch' && decision?.depends_on.includes(task.task_id),
    );
    return status === 'not_initiated' && sending !== undefined && ready.includes(sending.task_id);
  });
}

/** Of the last round that was sent; none before the first. */
export function findLastPieces(db: Queries, sample: SampleRow): Promise<PieceRow[]> {
  return piecesOf(db, sample);
}
