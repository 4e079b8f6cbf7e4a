/** What a mill reported moves the plan through the same use-cases that the desk works with, and no further than a mill may go. */
import { readRollCsv } from '#domain/delivery/roll-list.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { MILL_DELAY_LABEL } from '#domain/suppliers/mill-report.ts';
import { type MillTaskMove, millMovesOf } from '#domain/suppliers/mill-task.ts';
import { lockDispatches } from '#server/capabilities/delivery/lock-dispatch.ts';
import { packDispatch, repackDispatch } from '#server/capabilities/delivery/pack-dispatch.ts';
import { completeTask } from '#server/capabilities/production/complete-task.ts';
import { ending } from '#server/capabilities/production/end-task.ts';
import { lockPlan, taskIn } from '#server/capabilities/production/lock-plan.ts';
import { rescheduleTask } from '#server/capabilities/production/reschedule-task.ts';
import { startTask } from '#server/capabilities/production/start-task.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { sendOwnSample } from './own-samples.ts';
import type { Report, ReportRow } from './reports.store.ts';

const MOVE: Readonly<Partial<Record<ReportRow['kind'], MillTaskMove>>> = {
  start: 'start',
  end: 'complete',
  new_day: 'reschedule',
};

/** The request and the order are locked on the way, always in this order. */
export async function applyReport(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  report: Report,
): Promise<void> {
  const { order_id: orderId, kind, details } = report;
  if (kind === 'rolls') return packRolls(services, tx, by, report);
  if (kind === 'sample') return sendOwnSample(services, tx, by, report);
  if (MOVE[kind] === undefined) return;
  const taskId = await assertOwnMove(tx, report);
  const { on, to, reason } = details;
  if (kind === 'start') return startTask(services, tx, by, { orderId, taskId, as: 'supplier' });
  if (kind === 'end') return completeTask(services, tx, by, { orderId, taskId, on, as: 'supplier' });
  if (to === undefined || reason === undefined) throw new Refusal('not_found');
  return rescheduleTask(services, tx, by, { orderId, taskId, to, reason: MILL_DELAY_LABEL[reason] });
}

/** A task of the plan that is the mill's, and a move that is open to it now; another's task reads as missing. */
export async function assertOwnMove(tx: Queries, { order_id, kind, task_id }: Report): Promise<string> {
  const move = MOVE[kind];
  const locked = await lockPlan(tx, order_id);
  const task = taskIn(locked, task_id ?? '');
  const moves = millMovesOf({ ...ending(task), owner: task.owner }, locked.tasks.map(ending));
  if (!move || !moves.includes(move))
    throw new Refusal('illegal_transition', { from: task.status, to: kind, actor: 'supplier' });
  return task.task_id;
}

/** Another list takes the place of the one that is packed, as at the desk. */
async function packRolls(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { order_id: orderId, details }: Report,
): Promise<void> {
  const rolls = readRollCsv(details.rollList ?? '');
  const packed = (await lockDispatches(tx, orderId)).dispatches.find(({ status }) => status === 'packed');
  if (packed) await repackDispatch(services, tx, by, { dispatchId: packed.dispatch_id, rolls });
  else await packDispatch(services, tx, by, { orderId, rolls });
}
