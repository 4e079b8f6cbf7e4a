/** What the played mill and desk do next in production, about a day of the plan a minute. */
import { isOpenTask, type ScheduledTask, type TaskProgress } from '#domain/production/schedule/plan-task.ts';
import { readyTasks } from '#domain/production/schedule/ready-tasks.ts';
import type { TaskTraits } from '#domain/production/templates/template.ts';
import { addSeconds, isWatched } from '../watched-time.ts';

export type WatchedTask = Pick<ScheduledTask, 'id' | 'owner' | 'days' | 'dependsOn'> &
  Pick<TaskProgress, 'status'> &
  Pick<TaskTraits, 'gate' | 'sampleStep' | 'setsOrderStatus' | 'standardKind'> & {
    /** Since when something the buyer gave waits to be looked at. */
    readonly givenSince: Date | null;
    readonly changedAt: Date;
    /** Samples of this decision that the buyer wants made again, and since when. */
    readonly remakeSince: Date | null;
    readonly resubmitDays: number;
  };
export type WatchedPlan = { readonly orderId: string; readonly tasks: readonly WatchedTask[] };

export type DueProduction = {
  readonly key: string;
  readonly orderId: string;
  readonly taskId: string;
  readonly dueAt: Date;
  readonly kind: 'start_task' | 'complete_task' | 'receive_standards' | 'send_samples' | 'ship_goods';
};

const DAY_SECONDS = 45;
const START_SECONDS = 6;
/** Steps of no length are done at once, but one after the other. */
const LEAST_SECONDS = 12;

export function dueProduction(plans: readonly WatchedPlan[], now: Date): DueProduction[] {
  return plans
    .flatMap(({ orderId, tasks }) => [
      ...readyTasks(tasks).flatMap((task) => workOwed(orderId, task, tasks)),
      ...tasks.flatMap((task) => roundOwed(orderId, task)),
    ])
    .filter((work) => isWatched(work, now));
}

function workOwed(orderId: string, task: WatchedTask, tasks: readonly WatchedTask[]): DueProduction[] {
  // The buyer's eye and the buyer's money are the buyer's own; a swatch that arrives by post is written down by the desk.
  if (task.gate !== null) return [];
  if (task.standardKind !== null) return arrivalOwed(orderId, task);
  const { id: taskId, status, changedAt, days } = task;
  if (status === 'pending') {
    const ready = tasks
      .filter(({ id }) => task.dependsOn.includes(id))
      .reduce((last, dependency) => (dependency.changedAt > last ? dependency.changedAt : last), changedAt);
    return [dueWork(orderId, taskId, 'start_task', addSeconds(ready, START_SECONDS))];
  }
  const decision = tasks.find((other) => other.sampleStep === 'decide' && other.dependsOn.includes(taskId));
  const dueAt = addSeconds(changedAt, Math.max(LEAST_SECONDS, days * DAY_SECONDS));
  // The transit ends with the delivery, which the played transporter reports.
  if (task.setsOrderStatus === 'delivered') return [];
  if (task.setsOrderStatus === 'dispatched') return [dueWork(orderId, taskId, 'ship_goods', dueAt)];
  return task.sampleStep === 'dispatch'
    ? [dueWork(orderId, decision?.id ?? taskId, 'send_samples', dueAt)]
    : [dueWork(orderId, taskId, 'complete_task', dueAt)];
}

/** What the buyer has given; nobody sends a standard in the buyer's place. */
function arrivalOwed(orderId: string, { id, givenSince, days }: WatchedTask): DueProduction[] {
  if (givenSince === null) return [];
  return [dueWork(orderId, id, 'receive_standards', addSeconds(givenSince, days * DAY_SECONDS))];
}

function roundOwed(orderId: string, task: WatchedTask): DueProduction[] {
  if (task.remakeSince === null || !isOpenTask(task)) return [];
  const dueAt = addSeconds(task.remakeSince, task.resubmitDays * DAY_SECONDS);
  return [dueWork(orderId, task.id, 'send_samples', dueAt)];
}

function dueWork(orderId: string, taskId: string, kind: DueProduction['kind'], dueAt: Date): DueProduction {
  return { key: `${kind} ${orderId} ${taskId} ${dueAt.toISOString()}`, orderId, taskId, kind, dueAt };
}
