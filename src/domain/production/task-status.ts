/** The life of one task of the time-and-action plan. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const TASK_STATUS_LABEL = {
  pending: 'Pending',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  terminated: 'Terminated',
  provisional: 'Provisional',
} as const;
export type TaskStatus = keyof typeof TASK_STATUS_LABEL;

/** `production`: the plan itself moves a task, for example when the customer decides about its sample. `supplier`: the mill says what became of its own work. */
export type TaskActor = 'staff' | 'production' | 'supplier';

const EITHER: readonly TaskActor[] = ['staff', 'production'];
const ANYBODY: readonly TaskActor[] = [...EITHER, 'supplier'];

/** A plan is provisional until its order is confirmed; work not begun is cancelled, work begun is terminated. */
export const taskLifecycle: Lifecycle<TaskStatus, TaskActor> = {
  start: 'provisional',
  moves: {
    provisional: { pending: EITHER, cancelled: EITHER },
    pending: { in_progress: ANYBODY, completed: ANYBODY, cancelled: EITHER },
    in_progress: { completed: ANYBODY, terminated: EITHER },
    completed: {},
    cancelled: {},
    terminated: {},
  },
};
