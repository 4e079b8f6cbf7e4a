/** A new plan knows what the buyer has to give before samples can be made: one for each colour, unless the order names its Pantone number. */
import { pantoneNumber } from '#domain/production/standards/pantone.ts';
import { isSettledStandard, standardLifecycle } from '#domain/production/standards/standard-status.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { findLines } from '#server/capabilities/orders/find-lines.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { endTask } from '../end-task.ts';
import type { LockedPlan } from '../lock-plan.ts';
import type { TaskRow } from '../plans.store.ts';
import { askForStandards } from './ask-for-standards.ts';
import { insertStandards } from './standards.store.ts';

const BY = { kind: 'system' } as const;

/** The plan must be locked, and what the order itself settles must have ended. */
export async function openStandards(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  confirmedOn: string,
): Promise<void> {
  const lines = (await findLines(tx, locked.order)).map(({ colour }) => colour);
  for (const task of locked.tasks) {
    const rows = rowsOf(services, task, lines);
    if (rows.length === 0) continue;
    await insertStandards(tx, rows);
    if (rows.every(isSettledStandard)) {
      await endTask(services, tx, locked, task, { as: 'production', by: BY, on: confirmedOn });
    } else {
      await askForStandards(services, tx, locked.order, task);
    }
  }
}

function rowsOf({ ids, clock }: Services, task: TaskRow, colours: readonly (string | null)[]) {
  const { brand_id, order_id, task_id, standard_kind: kind } = task;
  if (kind === null) return [];
  const named = [...new Set(colours.filter((colour) => colour !== null))];
  const now = clock.now();
  return (named.length > 0 ? named : [null]).map((colour) => {
    const pantone = kind === 'colour' ? pantoneNumber(colour) : null;
    if (pantone) assertMove(standardLifecycle, standardLifecycle.start, 'received', 'production');
    return {
      standard_id: ids.next(),
      brand_id,
      order_id,
      task_id,
      kind,
      colour,
      status: pantone ? ('received' as const) : standardLifecycle.start,
      method: pantone ? 'pantone' : null,
      pantone,
      answered_at: pantone ? now : null,
      created_at: now,
      updated_at: now,
    };
  });
}
