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

export type Audience = 'buyer' | 'desk';

/** "by you", "by the mill": inside a sentence. */
export function ownerInSentence(owner: TaskOwner, audience: Audience): string {
  if (owner === 'customer') return audience === 'desk' ? 'the buyer' : 'you';
  return TASK_OWNER_LABEL[owner].replace(/^The /, 'the ');
}

/** What the forward pass needs to know of a task. */
export type ScheduledTask = {
  readonly id: string;
  readonly owner: TaskOwner;
  /** Calendar days; the weekly day off is part of them, holidays and closures are not. */
  readonly days: number;
  readonly dependsOn: readonly string[];
};

/** One sending of a sample, and the buyer's answer to it. */
export type SampleRound = {
  readonly sampleId: string;
  readonly dueOn: CalendarDay;
  readonly answeredOn: CalendarDay | null;
  /** The answer was to make it again. */
  readonly isAskedAgain: boolean;
};

/** What has become known since the plan was made. */
export type TaskProgress = {
  readonly status: TaskStatus;
  /** Of a decision about samples: every sending so far, the first round first. */
  readonly rounds: readonly SampleRound[];
  /** What another round takes to make. */
  readonly resubmitDays: number | null;
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
