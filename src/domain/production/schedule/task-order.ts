/** Puts tasks in an order in which each comes after what it depends on; a plan that has no such order is refused. */
import type { ScheduledTask } from './plan-task.ts';

export type TaskOrder<Task> =
  | { readonly ok: true; readonly tasks: readonly Task[] }
  | { readonly ok: false; readonly problem: string };

export function orderTasks<Task extends Pick<ScheduledTask, 'id' | 'dependsOn'>>(
  tasks: readonly Task[],
): TaskOrder<Task> {
  const ids = new Set(tasks.map(({ id }) => id));
  if (ids.size < tasks.length) return { ok: false, problem: 'Two tasks have the same id.' };
  const unknown = tasks.flatMap(({ dependsOn }) => dependsOn).find((id) => !ids.has(id));
  if (unknown !== undefined) return { ok: false, problem: `There is no task ${unknown} to depend on.` };
  const ordered: Task[] = [];
  const placed = new Set<string>();
  for (let waiting = tasks; waiting.length > 0; ) {
    const ready = waiting.filter(({ dependsOn }) => dependsOn.every((id) => placed.has(id)));
    if (ready.length === 0) return { ok: false, problem: cycleProblem(waiting) };
    for (const task of ready) placed.add(task.id);
    ordered.push(...ready);
    waiting = waiting.filter(({ id }) => !placed.has(id));
  }
  return { ok: true, tasks: ordered };
}

/** What only waits for a cycle is not part of it: follow the dependencies until a task comes up again. */
function cycleProblem(stuck: readonly Pick<ScheduledTask, 'id' | 'dependsOn'>[]): string {
  const byId = new Map(stuck.map((task) => [task.id, task]));
  const seen: string[] = [];
  let at = stuck[0]?.id ?? '';
  while (!seen.includes(at)) {
    seen.push(at);
    at = byId.get(at)?.dependsOn.find((id) => byId.has(id)) ?? at;
  }
  return `These tasks wait for each other: ${seen.slice(seen.indexOf(at)).join(', ')}.`;
}
