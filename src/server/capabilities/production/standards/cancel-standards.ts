import { isSettledStandard } from '#domain/production/standards/standard-status.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LockedPlan } from '../lock-plan.ts';
import { moveStandard } from './move-standard.ts';
import { standardsOf } from './standards.store.ts';

const BY = { as: 'production', by: { kind: 'system' } } as const;

/** Whatever has not arrived yet. The plan must be locked. */
export async function cancelStandards(services: Services, tx: Queries, { order }: LockedPlan): Promise<void> {
  const standards = await standardsOf(tx, order, 'locked');
  for (const standard of standards.filter((row) => !isSettledStandard(row))) {
    await moveStandard(services, tx, order, standard, 'cancelled', BY);
  }
}
