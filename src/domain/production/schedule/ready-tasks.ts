/** Which tasks can go on now, and how far each stage is. */
import { PRODUCTION_STAGES, type ProductionStage } from '../production-stage.ts';
import type { TaskStatus } from '../task-status.ts';
import { isOpenTask, type ScheduledTask, type TaskProgress } from './plan-task.ts';

type Task = Pick<ScheduledTask, 'id' | 'dependsOn'> & Pick<TaskProgress, 'status'>;

/** Open, and everything it depends on has ended. */
export function readyTasks<T extends Task>(tasks: readonly T[]): T[] {
  const open = new Set(tasks.filter(isOpenTask).map(({ id }) => id));
  return tasks.filter((task) => isOpenTask(task) && task.dependsOn.every((id) => !open.has(id)));
}

export type StageState = 'done' | 'current' | 'ahead';

/** A stage without tasks counts as done once a later one has begun: stock needs no sampling. */
export function stageStates(
  tasks: readonly { readonly stage: ProductionStage; readonly status: TaskStatus }[],
): Record<ProductionStage, StageState> {
  const open = PRODUCTION_STAGES.filter((stage) =>
    tasks.some((task) => task.stage === stage && isOpenTask(task)),
  );
  const current = PRODUCTION_STAGES.indexOf(open[0] ?? 'dispatch');
  const stateOf = (stage: ProductionStage, index: number): StageState => {
    if (!open.includes(stage)) return open.length === 0 || index < current ? 'done' : hasTasks(stage);
    return index === current ? 'current' : 'ahead';
  };
  const hasTasks = (stage: ProductionStage): StageState =>
    tasks.some((task) => task.stage === stage) ? 'done' : 'ahead';
  return Object.fromEntries(
    PRODUCTION_STAGES.map((stage, index) => [stage, stateOf(stage, index)]),
  ) as Record<ProductionStage, StageState>;
}
