import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { endTask } from './end-task.ts';
import { lockPlan, taskIn } from './lock-plan.ts';
import type { TaskOfOrder } from './start-task.ts';

export async function completeTask(
  parts: Parts,
  tx: Queries,
  by: HistoryActor,
  { orderId, taskId, on }: TaskOfOrder & { on?: CalendarDay | undefined },
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  await endTask(parts, tx, locked, taskIn(locked, taskId), { as: 'staff', by, ...(on ? { on } : {}) });
}
