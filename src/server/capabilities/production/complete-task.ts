import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { endTask } from './end-task.ts';
import { lockPlan, taskIn } from './lock-plan.ts';
import type { TaskOfOrder } from './start-task.ts';

export async function completeTask(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  {
    orderId,
    taskId,
    on,
    as = 'staff',
  }: TaskOfOrder & { on?: CalendarDay | undefined; as?: 'staff' | 'supplier' },
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  await endTask(services, tx, locked, taskIn(locked, taskId), { as, by, ...(on ? { on } : {}) });
}
