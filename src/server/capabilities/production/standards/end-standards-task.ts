import { isOpenTask } from '#domain/production/schedule/plan-task.ts';
import { isSettledStandard } from '#domain/production/standards/standard-status.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { endTask } from '../end-task.ts';
import { type LockedPlan, taskIn } from '../lock-plan.ts';
import { type StandardRow, setStandardOfSamples } from './standards.store.ts';

/** Samples know what they are compared with; once everything has arrived the task is done. */
export async function endStandardsTask(
  services: Services,
  tx: Queries,
  locked: LockedPlan,
  all: readonly StandardRow[],
  by: HistoryActor,
  on?: CalendarDay,
): Promise<void> {
  for (const standard of all.filter(({ status }) => status === 'received')) {
    const { pantone, file_id: fileId } = standard;
    const name = [standard.colour, pantone].filter(Boolean);
    const isKnown = pantone !== null && standard.colour?.includes(pantone);
    await setStandardOfSamples(tx, standard, {
      isOnly: all.length === 1,
      standard: isKnown ? (standard.colour ?? '') : name.join(' · ') || NAMELESS[standard.kind],
      fileId,
    });
  }
  if (!all.every(isSettledStandard)) return;
  const task = taskIn(locked, all[0]?.task_id ?? '');
  if (!isOpenTask(task)) return;
  await endTask(services, tx, locked, task, { as: 'production', by, ...(on ? { on } : {}) });
}

const NAMELESS = { colour: 'Your swatch', artwork: 'Your artwork', design: 'Your design' } as const;
