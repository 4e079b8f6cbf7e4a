/** The desk has a standard in its hands, announced or not; the day counts for the plan, also when it is written down later. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { lockPlan } from '../lock-plan.ts';
import { endStandardsTask } from './end-standards-task.ts';
import { moveStandard } from './move-standard.ts';
import { standardsOf } from './standards.store.ts';
import { standardsIn } from './standards-in.ts';

export async function receiveStandards(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  {
    orderId,
    standardIds,
    on,
  }: { orderId: string; standardIds: readonly string[]; on?: CalendarDay | undefined },
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  const all = await standardsOf(tx, locked.order, 'locked');
  const set = { answered_at: services.clock.now(), refusal: null };
  for (const standard of standardsIn(all, standardIds)) {
    await moveStandard(services, tx, locked.order, standard, 'received', { as: 'staff', by, set });
  }
  await endStandardsTask(services, tx, locked, all, by, on);
}
