/** What stands between a task and its end: work it waits for, the buyer's eye, the buyer's money. */
import { isOpenTask, type ScheduledTask, type TaskProgress } from './schedule/plan-task.ts';
import type { TaskActor } from './task-status.ts';
import { PACKING_LIST, type TaskTraits } from './templates/template.ts';

/** What ends a task: somebody who says so, or an act with a form of its own. */
export const TASK_ENDINGS = [
  'staff',
  'buyer',
  'samples',
  'decision',
  'payment',
  'packing',
  'dispatch',
  'delivery',
] as const;
export type TaskEnding = (typeof TASK_ENDINGS)[number];

export function taskEnding({
  owner,
  gate,
  sampleStep,
  setsOrderStatus,
  produces,
}: Pick<ScheduledTask, 'owner'> &
  Pick<TaskTraits, 'gate' | 'sampleStep' | 'setsOrderStatus' | 'produces'>): TaskEnding {
  if (gate === 'payment') return 'payment';
  if (sampleStep === 'decide') return 'decision';
  if (sampleStep === 'dispatch') return 'samples';
  if (setsOrderStatus === 'dispatched') return 'dispatch';
  if (setsOrderStatus === 'delivered') return 'delivery';
  if (produces === PACKING_LIST) return 'packing';
  return owner === 'customer' ? 'buyer' : 'staff';
}

export type EndingTask = Pick<ScheduledTask, 'id' | 'dependsOn'> &
  Pick<TaskProgress, 'status'> &
  Pick<TaskTraits, 'gate' | 'sampleStep' | 'setsOrderStatus'> & { readonly name: string };

/** In words for staff; null when the task may end. */
export function endingProblem(
  task: EndingTask,
  plan: readonly EndingTask[],
  { as, isPaid }: { as: TaskActor; isPaid: boolean },
): string | null {
  const waitsFor = plan.find(({ id, ...other }) => task.dependsOn.includes(id) && isOpenTask(other));
  if (waitsFor) return `“${waitsFor.name}” has to be finished first.`;
  if (task.gate === 'payment' && !isPaid) return 'The payment has not arrived yet.';
  if (as === 'production') return null;
  if (task.sampleStep === 'decide') return 'Only the buyer can decide on this sample.';
  if (task.sampleStep === 'dispatch') return 'Send the samples: that finishes this task.';
  if (task.setsOrderStatus === 'dispatched') return 'Record the dispatch: that finishes this task.';
  if (task.setsOrderStatus === 'delivered') return 'Record the delivery: that finishes this task.';
  return null;
}
