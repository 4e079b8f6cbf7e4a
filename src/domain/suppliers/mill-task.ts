/** Which tasks of a plan are the mill's own to report, and what it may say of each. */
import type { TaskOwner } from '#domain/production/schedule/plan-task.ts';
import {
  type DeskTaskMove,
  deskMovesOf,
  type EndingTask,
  taskEnding,
} from '#domain/production/task-ending.ts';

/** A mill has its cloth dyed and finished by process houses it works with. */
export const MILL_TASK_OWNERS: readonly TaskOwner[] = ['supplier', 'processor'];

export type MillTaskMove = Exclude<DeskTaskMove, 'skip'>;
type MillTask = EndingTask & { readonly owner: TaskOwner };

/** Never more than the desk may do, never what another act ends, and never another's work. */
export function millMovesOf(task: MillTask, plan: readonly EndingTask[]): MillTaskMove[] {
  if (!MILL_TASK_OWNERS.includes(task.owner)) return [];
  return deskMovesOf(task, plan).filter(
    (move): move is MillTaskMove => move !== 'skip' && (move !== 'complete' || taskEnding(task) === 'staff'),
  );
}
