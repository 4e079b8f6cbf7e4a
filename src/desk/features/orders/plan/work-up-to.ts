import type { StaffTnaTask } from '#contract/staff/production.ts';
import { tasksUpTo } from '#domain/production/schedule/tasks-up-to.ts';
import { isEndedByHand } from '#domain/production/task-ending.ts';

/** The task with all open work before it, in the order it is done. */
export function workUpTo({ taskId }: StaffTnaTask, tasks: readonly StaffTnaTask[]): StaffTnaTask[] {
  return tasksUpTo(
    taskId,
    tasks.map((task) => ({ ...task, id: task.taskId })),
  );
}

/** It waits for other work, and staff can say of all of it that it is done. */
export function canCatchUp(task: StaffTnaTask, tasks: readonly StaffTnaTask[]): boolean {
  if (task.isReady || task.status !== 'pending') return false;
  return workUpTo(task, tasks).every(({ endedBy }) => isEndedByHand(endedBy));
}
