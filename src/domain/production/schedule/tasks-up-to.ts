/** A task with all open work before it, each after what it depends on. */
import { isOpenTask, type ScheduledTask, type TaskProgress } from './plan-task.ts';
import { orderTasks } from './task-order.ts';

type Task = Pick<ScheduledTask, 'id' | 'dependsOn'> & Pick<TaskProgress, 'status'>;

export function tasksUpTo<T extends Task>(taskId: string, plan: readonly T[]): T[] {
  const wanted = new Set([taskId]);
  const ordered = orderTasks(plan);
  const tasks = ordered.ok ? ordered.tasks : plan;
  for (const task of tasks.toReversed())
    if (wanted.has(task.id)) for (const before of task.dependsOn) wanted.add(before);
  return tasks.filter((task) => wanted.has(task.id) && isOpenTask(task));
}
