/** All samples of an order as the desk reads them: with the words for the mill, and whether it knows. */
import type { SampleList } from '#contract/customer/production.ts';
import type { StaffSampleList } from '#contract/staff/production.ts';
import { millBrief } from '#domain/production/mill-brief.ts';
import { SAMPLE_APPROVAL_CODE } from '#domain/production/sample-approval.ts';
import { readyTasks } from '#domain/production/schedule/ready-tasks.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { scheduled } from '../plan-dates.ts';
import { tasksOf } from '../plans.store.ts';
import { listSamples } from './list-samples.ts';
import { roundsOfOrder } from './samples.store.ts';

export async function listSamplesForStaff(
  parts: Parts,
  db: Queries,
  order: OrderRow,
  sessionId: string,
): Promise<StaffSampleList> {
  const list = await listSamples(parts, db, order, sessionId);
  const rows = await roundsOfOrder.all(db, { brandId: order.brand_id, orderId: order.order_id });
  const briefs = list.records.flatMap(({ sampleId, type, colour, standard, rounds }) =>
    rounds.flatMap(({ round, pieces }) => {
      if (!pieces.some(({ decision }) => decision !== null)) return [];
      const row = rows.find((each) => each.sample_id === sampleId && each.round === round);
      const { number, quality } = order;
      return {
        sampleId,
        round,
        text: millBrief({ number, quality, type, colour, standard, round, pieces }),
        toldAt: row?.mill_told_at?.toISOString() ?? null,
        toldBy: row?.teller_name ?? null,
      };
    }),
  );
  return { ...list, briefs, sendable: await sendableOf(db, order, list) };
}

/** Sending is the next step of each of them, or has been done before and another round is wanted. */
async function sendableOf(db: Queries, order: OrderRow, { records }: SampleList): Promise<string[]> {
  const tasks = await tasksOf(db, order, 'unlocked');
  const ready = readyTasks(tasks.map(scheduled)).map(({ id }) => id);
  return records.flatMap(({ sampleId, taskId, status }) => {
    const decision = tasks.find(({ task_id }) => task_id === taskId);
    const sending = tasks.find(
      ({ task_id, sample_step }) => sample_step === 'dispatch' && decision?.depends_on.includes(task_id),
    );
    const isNext = sending !== undefined && ready.includes(sending.task_id);
    if (status === SAMPLE_APPROVAL_CODE.not_initiated) return isNext ? sampleId : [];
    return status === SAMPLE_APPROVAL_CODE.resubmission_requested ? sampleId : [];
  });
}
