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

/** `production`: the plan itself moves a task, for example when the customer decides about its sample. */
export type TaskActor = 'staff' | 'production';

const EITHER: readonly TaskActor[] = ['staff', 'production'];

/** A plan is provisional until its order is confirmed; work not begun is cancelled, work begun is terminated. */
export const taskLifecycle: Lifecycle<TaskStatus, TaskActor> = {
  start: 'provisional',
  moves: {
    provisional: { pending: EITHER, cancelled: EITHER },
    pending: { in_progress: EITHER, completed: EITHER, cancelled: EITHER },
    in_progress: { completed: EITHER, terminated: EITHER },
    completed: {},
    cancelled: {},
    terminated: {},
  },
};
