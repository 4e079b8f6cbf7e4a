/** Staff catch up with the mill: a task and all open work before it end on one day. */
import { tasksUpTo } from '#domain/production/schedule/tasks-up-to.ts';
import { isEndedByHand, taskEnding } from '#domain/production/task-ending.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { ending, endTask } from './end-task.ts';
import { lockPlan, taskIn } from './lock-plan.ts';
import type { TaskOfOrder } from './start-task.ts';

export async function completeUpTo(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, taskId, on }: TaskOfOrder & { on?: CalendarDay | undefined },
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  const last = taskIn(locked, taskId);
  const rows = tasksUpTo(last.task_id, locked.tasks.map(ending)).map(({ id }) => taskIn(locked, id));
  const blocked = rows.find((row) => !isEndedByHand(taskEnding({ ...row, ...ending(row) })));
  if (blocked) throw new Refusal('task_blocked', { message: `“${blocked.name}” has to be finished first.` });
  for (const row of rows.length > 0 ? rows : [last])
    await endTask(services, tx, locked, row, { as: 'staff', by, ...(on ? { on } : {}) });
}
