/** Why a milestone is later than promised and by whose days: followed back along the tasks that really held it up. */
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { drivingPath, drivingTask } from './driving-path.ts';
import { expectedAnswer } from './expected-answer.ts';
import { finishDay } from './finish-day.ts';
import { type Known, readyDay } from './forward-pass.ts';
import type { PlanDates, ScheduledTask, TaskOwner, TaskProgress } from './plan-task.ts';

/**
 * `owner`: took longer than due. `sample_round`: made again. `added`: a step that the plan did not have at first.
 * `days_off`: holidays and weekly days off that now fall into the work. `plan`: planned longer than promised.
 */
export type LossCause = 'owner' | 'sample_round' | 'added' | 'days_off' | 'plan';

export type LostDays = {
  readonly taskId: string;
  readonly cause: LossCause;
  /** Nobody loses a day to the calendar. */
  readonly owner: TaskOwner | null;
  readonly days: number;
};

type Task = ScheduledTask & TaskProgress;
export type ComparedPlans = {
  /** Without the steps that were added later. */
  readonly planned: PlanDates;
  readonly likely: PlanDates;
  readonly promisedOn: CalendarDay;
};

/**
 * The days add up to what the milestone is later than promised; there are none when it is not. What was made up, or
 * what the plan had to spare, is taken from the earliest losses: the latest cause comes first.
 */
export function daysLost(
  tasks: readonly Task[],
  milestone: string,
  plans: ComparedPlans,
  known: Known,
): LostDays[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const parts = drivingPath(tasks, milestone, plans.likely).flatMap((task) =>
    ownDays(task, drivingTask(task, byId, plans.likely), plans, known),
  );
  const late = daysBetween(plans.promisedOn, endOf(plans.likely, milestone));
  const whole = { taskId: milestone, owner: null } as const;
  return firstDays(late, [
    ...parts.filter(({ cause }) => cause !== 'days_off'),
    // What falls differently along the way is one reason, and what evens out is none.
    { ...whole, cause: 'days_off', days: sumOf(parts.filter(({ cause }) => cause === 'days_off')) },
    { ...whole, cause: 'plan', days: late },
  ]);
}

/** From the first losses on, until all days are accounted for. */
function firstDays(late: number, losses: readonly LostDays[]): LostDays[] {
  const found: LostDays[] = [];
  for (const loss of losses) {
    const days = Math.min(loss.days, late - sumOf(found));
    if (days > 0) found.push({ ...loss, days });
  }
  return found;
}

/** How much longer this task itself took than planned, split by why. */
function ownDays(task: Task, driver: Task | undefined, plans: ComparedPlans, known: Known): LostDays[] {
  const taskId = task.id;
  const ready = readyDay(task, plans.likely, known.startsOn);
  const end = endOf(plans.likely, taskId);
  const plan = plans.planned.get(taskId);
  if (!plan) return [{ taskId, cause: 'added', owner: task.owner, days: daysBetween(ready, end) }];
  const usual = finishDay(ready, task.days, known.calendars(task.owner));
  const own = daysBetween(usual, end);
  const again = task.rounds.length > 0 ? own - Math.min(own, answeredLate(task, known)) : 0;
  const planned = daysBetween(readyDay(task, plans.planned, known.startsOn), plan.end);
  return [
    { taskId, cause: 'owner', owner: task.owner, days: own - again },
    // A sample that has to be made again is lost by whoever made it, not by who judged it.
    { taskId, cause: 'sample_round', owner: driver?.owner ?? task.owner, days: again },
    { taskId, cause: 'days_off', owner: null, days: daysBetween(ready, usual) - planned },
  ];
}

/** A single round is answered late by the buyer alone. */
function answeredLate(task: Task, known: Known): number {
  const wasAskedAgain = task.rounds.some(({ isAskedAgain }) => isAskedAgain);
  return wasAskedAgain ? (expectedAnswer(task, known)?.lateDays ?? 0) : Number.POSITIVE_INFINITY;
}

function endOf(dates: PlanDates, id: string): CalendarDay {
  return dates.get(id)?.end ?? '';
}

function sumOf(losses: readonly LostDays[]): number {
  return losses.reduce((sum, { days }) => sum + days, 0);
}

export type DaysByOwner = { readonly owner: TaskOwner; readonly days: number };

/** Most first. */
export function daysLostByOwner(lost: readonly LostDays[]): DaysByOwner[] {
  const sums = new Map<TaskOwner, number>();
  for (const { owner, days } of lost) if (owner) sums.set(owner, (sums.get(owner) ?? 0) + days);
  return [...sums].map(([owner, days]) => ({ owner, days })).toSorted((a, b) => b.days - a.days);
}
