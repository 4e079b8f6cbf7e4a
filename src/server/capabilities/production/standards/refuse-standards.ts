/** What arrived cannot be worked from; the buyer reads why and it is their turn again. */
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { lockPlan, taskIn } from '../lock-plan.ts';
import { askForStandards } from './ask-for-standards.ts';
import { moveStandard } from './move-standard.ts';
import { standardsOf } from './standards.store.ts';
import { standardsIn } from './standards-in.ts';

export async function refuseStandards(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { orderId, standardIds, reason }: { orderId: string; standardIds: readonly string[]; reason: string },
): Promise<void> {
  const locked = await lockPlan(tx, orderId);
  const refused = standardsIn(await standardsOf(tx, locked.order, 'locked'), standardIds);
  const set = { refusal: reason, answered_at: services.clock.now() };
  for (const standard of refused) {
    await moveStandard(services, tx, locked.order, standard, 'refused', { as: 'staff', by, set });
  }
  const [first] = refused;
  if (!first) return;
  const colours = refused.flatMap(({ colour }) => colour ?? []);
  await askForStandards(services, tx, locked.order, taskIn(locked, first.task_id), { reason, colours });
}
