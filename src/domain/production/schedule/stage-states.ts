/** How far each stage of production is. */
import { PRODUCTION_STAGES, type ProductionStage } from '../production-stage.ts';
import type { TaskTraits } from '../templates/template.ts';
import { isOpenTask, type ScheduledTask, type TaskProgress } from './plan-task.ts';
import { readyTasks } from './ready-tasks.ts';

/** `underway`: an earlier stage that still goes on beside the current one. */
export type StageState = 'done' | 'current' | 'underway' | 'ahead';

type Task = Pick<ScheduledTask, 'id' | 'dependsOn'> &
  Pick<TaskProgress, 'status'> &
  Pick<TaskTraits, 'sampleStep'> & { readonly stage: ProductionStage };

/** A sample that waits for its answer makes it sampling; else it is the first stage in which work can go on. */
export function stageStates(tasks: readonly Task[]): Record<ProductionStage, StageState> {
  const ready = new Set(readyTasks(tasks).map(({ stage }) => stage));
  const current = currentStage(tasks, ready);
  const stateOf = (stage: ProductionStage): StageState => {
    if (current === null) return 'done';
    if (stage === current) return 'current';
    const own = tasks.filter((task) => task.stage === stage);
    const isBefore = PRODUCTION_STAGES.indexOf(stage) < PRODUCTION_STAGES.indexOf(current);
    if (isBefore && ready.has(stage)) return 'underway';
    // Stock needs no sampling, and cloth is sampled again once it is dyed.
    if (isBefore && (own.length === 0 || own.some((task) => !isOpenTask(task)))) return 'done';
    return own.length > 0 && !own.some(isOpenTask) ? 'done' : 'ahead';
  };
  return Object.fromEntries(PRODUCTION_STAGES.map((stage) => [stage, stateOf(stage)])) as Record<
    ProductionStage,
    StageState
  >;
}

function currentStage(tasks: readonly Task[], ready: ReadonlySet<ProductionStage>): ProductionStage | null {
  const isSampleWaiting = tasks.some(
    ({ sampleStep, status }) => sampleStep === 'decide' && status === 'in_progress',
  );
  return isSampleWaiting ? 'sampling' : (PRODUCTION_STAGES.find((stage) => ready.has(stage)) ?? null);
}
