/** What stands between a task and its end: work it waits for, the buyer's eye, the buyer's money. */
import { nextStates } from '#domain/shared/lifecycle.ts';
import { isOpenTask, type ScheduledTask, type TaskProgress } from './schedule/plan-task.ts';
import { type TaskActor, taskLifecycle } from './task-status.ts';
import { PACKING_LIST, type TaskTraits } from './templates/template.ts';

/** What ends a task: a member of staff who says so, or an act with a form of its own. */
export const TASK_ENDINGS = [
  'staff',
  'standards',
  'samples',
  'decision',
  'payment',
  'packing',
  'dispatch',
  'delivery',
] as const;
export type TaskEnding = (typeof TASK_ENDINGS)[number];

type Traits = Pick<TaskTraits, 'gate' | 'sampleStep' | 'setsOrderStatus' | 'standardKind' | 'produces'>;

export function taskEnding({
  gate,
  sampleStep,
  setsOrderStatus,
  standardKind,
  produces,
}: Traits): TaskEnding {
  if (gate === 'payment') return 'payment';
  if (standardKind !== null) return 'standards';
  if (sampleStep === 'decide') return 'decision';
  if (sampleStep === 'dispatch') return 'samples';
  if (setsOrderStatus === 'dispatched') return 'dispatch';
  if (setsOrderStatus === 'delivered') return 'delivery';
  return produces === PACKING_LIST ? 'packing' : 'staff';
}

export type EndingTask = Pick<ScheduledTask, 'id' | 'dependsOn'> &
  Pick<TaskProgress, 'status'> &
  Traits &
  Pick<TaskTraits, 'booksMaterial'> & { readonly name: string };

const ENDED_ELSEWHERE: Readonly<Partial<Record<TaskEnding, string>>> = {
  standards: 'Record what the buyer sent: that finishes this task.',
  decision: 'Only the buyer can decide on this sample.',
  samples: 'Send the samples: that finishes this task.',
  dispatch: 'Record the dispatch: that finishes this task.',
  delivery: 'Record the delivery: that finishes this task.',
};

/** Staff say that it is done; the others end by what was done. */
export function isEndedByHand(ending: TaskEnding): boolean {
  return ending === 'staff' || ending === 'packing';
}

/** In words for staff; null when the task may end. */
export function endingProblem(
  task: EndingTask,
  plan: readonly EndingTask[],
  { as, isPaid }: { as: TaskActor; isPaid: boolean },
): string | null {
  const waitsFor = waitingFor(task, plan);
  if (waitsFor) return `“${waitsFor.name}” has to be finished first.`;
  const ending = taskEnding(task);
  if (as === 'supplier' && ending !== 'staff')
    return ENDED_ELSEWHERE[ending] ?? 'This task is not finished by the mill.';
  if (ending === 'payment') return isPaid ? null : 'The payment has not arrived yet.';
  return as === 'production' ? null : (ENDED_ELSEWHERE[ending] ?? null);
}

/** What keeps goods from leaving, before they do: packed rolls and money that has come end their own tasks. */
export function loadingProblem(plan: readonly EndingTask[]): string | null {
  const loading = plan.find((task) => task.setsOrderStatus === 'dispatched' && isOpenTask(task));
  if (!loading) return null;
  const next = plan.find((task) => endsByItself(task) && isOpenTask(task) && !waitingFor(task, plan));
  if (!next) return endingProblem(loading, plan, { as: 'production', isPaid: true });
  return loadingProblem(plan.map((task) => (task === next ? { ...task, status: 'completed' } : task)));
}

function endsByItself(task: EndingTask): boolean {
  return ['packing', 'payment'].includes(taskEnding(task));
}

function waitingFor(task: EndingTask, plan: readonly EndingTask[]): EndingTask | undefined {
  return plan.find((other) => task.dependsOn.includes(other.id) && isOpenTask(other));
}

export const DESK_TASK_MOVES = ['start', 'complete', 'skip', 'reschedule'] as const;
export type DeskTaskMove = (typeof DESK_TASK_MOVES)[number];

/** Work of which staff say that it has begun; everything else begins by itself. */
const BEGUN_BY_STAFF: readonly TaskEnding[] = ['staff', 'samples', 'packing', 'dispatch'];

/** What staff may do with a task now; never more than the server would accept. */
export function deskMovesOf(task: EndingTask, plan: readonly EndingTask[]): DeskTaskMove[] {
  if (task.status === 'provisional') return [];
  const next = nextStates(taskLifecycle, task.status, 'staff');
  const isReady = waitingFor(task, plan) === undefined;
  const mayEnd = endingProblem(task, plan, { as: 'staff', isPaid: false }) === null;
  const isDropped = next.includes('cancelled') || next.includes('terminated');
  const moves: Readonly<Record<DeskTaskMove, boolean>> = {
    start: next.includes('in_progress') && isReady && BEGUN_BY_STAFF.includes(taskEnding(task)),
    complete: next.includes('completed') && mayEnd,
    skip: isDropped && !isIndispensable(task),
    reschedule: isOpenTask(task),
  };
  return DESK_TASK_MOVES.filter((move) => moves[move]);
}

/** No order can do without it. */
export function isIndispensable(task: Traits & Pick<EndingTask, 'booksMaterial'>): boolean {
  const { gate, sampleStep, setsOrderStatus, standardKind, booksMaterial } = task;
  return booksMaterial || [gate, sampleStep, setsOrderStatus, standardKind].some((trait) => trait !== null);
}
