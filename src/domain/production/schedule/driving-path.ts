import type { PlanDates, ScheduledTask } from './plan-task.ts';

type Task = Pick<ScheduledTask, 'id' | 'dependsOn'>;

/** Of everything a task waits for, what comes last. */
export function drivingTask<T extends Task>(
  { dependsOn }: Task,
  byId: ReadonlyMap<string, T>,
  dates: PlanDates,
): T | undefined {
  const endOf = (id: string) => dates.get(id)?.end ?? '';
  const [last] = dependsOn.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  return byId.get(last ?? '');
}

/** From a milestone back to the beginning, the tasks that really hold it up. */
export function drivingPath<T extends Task>(tasks: readonly T[], milestone: string, dates: PlanDates): T[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const path: T[] = [];
  for (let at = byId.get(milestone); at; at = drivingTask(at, byId, dates)) path.push(at);
  return path;
}
