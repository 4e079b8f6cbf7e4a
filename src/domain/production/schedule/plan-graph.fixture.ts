/** Random plans without cycles: a task only depends on earlier ones, then the list is shuffled. */
import fc from 'fast-check';
import { addDays } from '#domain/shared/calendar.ts';
import { type ScheduledTask, TASK_OWNERS, type TaskProgress } from './plan-task.ts';

export type GraphTask = ScheduledTask & TaskProgress;

export const PLAN_START = '2026-11-02';

const NOTHING_KNOWN: TaskProgress = {
  status: 'pending',
  extraDays: 0,
  actualStart: null,
  actualEnd: null,
  revisedEnd: null,
};

const shape = fc.record({
  owner: fc.constantFrom(...TASK_OWNERS),
  days: fc.nat(9),
  reach: fc.array(fc.nat(30), { maxLength: 3 }),
});

export const plans: fc.Arbitrary<GraphTask[]> = fc
  .array(shape, { minLength: 1, maxLength: 25 })
  .map((shapes) =>
    shapes.map(({ owner, days, reach }, index) => ({
      ...NOTHING_KNOWN,
      id: `T${index}`,
      owner,
      days,
      dependsOn: [...new Set(reach.filter((back) => back < index).map((back) => `T${index - 1 - back}`))],
    })),
  )
  .chain((tasks) => fc.shuffledSubarray(tasks, { minLength: tasks.length }));

/** Some tasks are done, stopped, called off, moved, or take another round. */
export const livedPlans: fc.Arbitrary<GraphTask[]> = plans.chain((tasks) =>
  fc.tuple(...tasks.map((task) => lived(task))).map((changed) => [...changed]),
);

function lived(task: GraphTask): fc.Arbitrary<GraphTask> {
  const day = fc.nat(60).map((after) => addDays(PLAN_START, after));
  return fc.oneof(
    fc.constant(task),
    fc.nat(8).map((extraDays) => ({ ...task, extraDays })),
    day.map((revisedEnd) => ({ ...task, revisedEnd })),
    day.map((actualEnd) => ({ ...task, status: 'completed' as const, actualEnd })),
    day.map((actualEnd) => ({ ...task, status: 'terminated' as const, actualEnd })),
    fc.constant({ ...task, status: 'cancelled' as const }),
    day.map((actualStart) => ({ ...task, status: 'in_progress' as const, actualStart })),
  );
}
