import { endingProblem } from '#domain/production/task-ending.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { bookMaterial } from '#server/capabilities/orders/book-material.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { ending } from './end-task.ts';
import { lockPlan, taskIn } from './lock-plan.ts';
import { moveTask } from './move-task.ts';

export type TaskOfOrder = { orderId: string; taskId: string };

/** Work begins; from the first that books material the buyer can no longer cancel. */
export async function startTask(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, taskId, as = 'staff' }: TaskOfOrder & { as?: 'staff' | 'supplier' },
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  const task = taskIn(locked, taskId);
  // Only what it waits for keeps a task from beginning; the buyer's part ends it.
  const facts = { as: 'production', isPaid: true } as const;
  const problem = endingProblem(ending(task), locked.tasks.map(ending), facts);
  if (problem !== null) throw new Refusal('task_blocked', { message: problem });
  const actual_start = dayInZone(services.clock.now(), locked.order.zone);
  await moveTask(services, tx, locked, task, 'in_progress', { as, by, set: { actual_start } });
  if (task.books_material) await bookMaterial(services, tx, by, orderId);
}
