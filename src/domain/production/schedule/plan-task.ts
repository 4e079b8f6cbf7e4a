/** One dated step of a time-and-action plan: what is planned, and what has become of it. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { TaskStatus } from '../task-status.ts';

export const TASK_OWNER_LABEL = {
  customer: 'You',
  marketplace: 'Selvedge',
  marketplace_qc: 'Selvedge quality control',
  supplier: 'The mill',
  processor: 'The process house',
  test_lab: 'The test lab',
  transporter: 'The transporter',
} as const;
export type TaskOwner = keyof typeof TASK_OWNER_LABEL;
export const TASK_OWNERS = Object.keys(TASK_OWNER_LABEL) as readonly TaskOwner[];

/** On the desk "you" would be somebody else. */
export function ownerOnDesk(owner: TaskOwner): string {
  return owner === 'customer' ? 'Buyer' : TASK_OWNER_LABEL[owner];
}

/** What the forward pass needs to know of a task. */
export type ScheduledTask = {
  readonly id: string;
  readonly owner: TaskOwner;
  /** Calendar days; the weekly day off is part of them, holidays and closures are not. */
  readonly days: number;
  readonly dependsOn: readonly string[];
};

/** What has become known since the plan was made. */
export type TaskProgress = {
  readonly status: TaskStatus;
  /** Days that further sample rounds add. */
  readonly extraDays: number;
  readonly actualStart: CalendarDay | null;
  readonly actualEnd: CalendarDay | null;
  /** The day staff now expect it to end. */
  readonly revisedEnd: CalendarDay | null;
};

export type TaskDates = { readonly start: CalendarDay; readonly end: CalendarDay };
export type PlanDates = ReadonlyMap<string, TaskDates>;

const OPEN: readonly TaskStatus[] = ['provisional', 'pending', 'in_progress'];

export function isOpenTask({ status }: Pick<TaskProgress, 'status'>): boolean {
  return OPEN.includes(status);
}
