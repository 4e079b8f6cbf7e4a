/** Which tasks can go on now. */
import { isOpenTask, type ScheduledTask, type TaskProgress } from './plan-task.ts';

type Task = Pick<ScheduledTask, 'id' | 'dependsOn'> & Pick<TaskProgress, 'status'>;

/** Open, and everything it depends on has ended. */
export function readyTasks<T extends Task>(tasks: readonly T[]): T[] {
  const open = new Set(tasks.filter(isOpenTask).map(({ id }) => id));
  return tasks.filter((task) => isOpenTask(task) && task.dependsOn.every((id) => !open.has(id)));
}
