/** Where a task stands for whoever reads a plan: over, going on, next, or later; and which one holds up the rest. */
import { drivingPath } from './driving-path.ts';
import { isOpenTask, type PlanDates, type ScheduledTask, type TaskProgress } from './plan-task.ts';
import { readyTasks } from './ready-tasks.ts';

export const TASK_PHASES = ['over', 'now', 'next', 'later'] as const;
export type TaskPhase = (typeof TASK_PHASES)[number];

type Task = Pick<ScheduledTask, 'id' | 'dependsOn'> & Pick<TaskProgress, 'status'>;

export type PhaseOfTask = { readonly phase: TaskPhase; readonly holdsUp: boolean };

/** Next is what waits for nothing but the work that goes on now and holds up the milestone. */
export function taskPhases(
  tasks: readonly Task[],
  milestone: string,
  likely: PlanDates,
): ReadonlyMap<string, PhaseOfTask> {
  const now = new Set(readyTasks(tasks).map(({ id }) => id));
  const path = drivingPath(tasks, milestone, likely).filter(isOpenTask).toReversed();
  const blocking = path.find(({ id }) => now.has(id));
  const next =
    path.find(({ id }) => !now.has(id)) ?? tasks.find((task) => isOpenTask(task) && !now.has(task.id));
  const phaseOf = (task: Task): TaskPhase => {
    if (!isOpenTask(task)) return 'over';
    if (now.has(task.id)) return 'now';
    return task === next ? 'next' : 'later';
  };
  return new Map(tasks.map((task) => [task.id, { phase: phaseOf(task), holdsUp: task === blocking }]));
}
