/** The order was cancelled: work that has not begun is cancelled, work that has is terminated, samples are called off. */
import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LockedPlan } from './lock-plan.ts';
import { moveTask } from './move-task.ts';
import { cancelSamples } from './samples/cancel-samples.ts';
import { cancelStandards } from './standards/cancel-standards.ts';

const BY = { as: 'production', by: { kind: 'system' } } as const;

/** The plan must be locked; a second time there is nothing left to do. */
export async function cancelPlan(services: Services, tx: Queries, locked: LockedPlan): Promise<void> {
  await cancelSamples(services, tx, locked);
  await cancelStandards(services, tx, locked);
  const actual_end = dayInZone(services.clock.now(), locked.order.zone);
  for (const task of locked.tasks.filter(isOpenTask)) {
    const hasBegun = task.status === 'in_progress';
    await moveTask(services, tx, locked, task, hasBegun ? 'terminated' : 'cancelled', {
      ...BY,
      ...(hasBegun ? { set: { actual_end } } : {}),
    });
  }
}
