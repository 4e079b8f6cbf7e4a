/** Why a milestone moved and by whose days: followed back along the tasks that really held it up. */
import { type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { drivingTask } from './driving-path.ts';
import { finishDay } from './finish-day.ts';
import { type Known, readyDay } from './forward-pass.ts';
import type { PlanDates, ScheduledTask, TaskOwner, TaskProgress } from './plan-task.ts';

/** `owner`: earlier or later than due. `sample_round`: made again. `days_off`: the calendar fell differently. */
export type LossCause = 'owner' | 'sample_round' | 'days_off';

export type LostDays = {
  readonly taskId: string;
  readonly cause: LossCause;
  /** Nobody loses a day to the calendar. */
  readonly owner: TaskOwner | null;
  /** Below zero: made up. */
  readonly days: number;
};

type Task = ScheduledTask & TaskProgress;
export type ComparedPlans = { readonly planned: PlanDates; readonly likely: PlanDates };

/** The days add up to what the milestone is late; there are none when it is not. Latest cause first. */
export function daysLost(
  tasks: readonly Task[],
  milestone: string,
  plans: ComparedPlans,
  known: Known,
): LostDays[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const lost: LostDays[] = [];
  let unexplained = daysBetween(endOf(plans.planned, milestone), endOf(plans.likely, milestone));
  for (let at = byId.get(milestone); at && unexplained > 0; ) {
    const driver = drivingTask(at, byId, plans.likely);
    const parts = ownDays(at, driver, plans, known).filter(({ days }) => days !== 0);
    // What was made up is added first: earlier tasks lost that much more.
    for (const part of parts.toSorted((a, b) => a.days - b.days)) {
      const days = Math.min(part.days, unexplained);
      if (days === 0) continue;
      lost.push({ ...part, days });
      unexplained -= days;
    }
    at = driver;
  }
  return lost;
}

/** How much longer this task itself took than planned, split by why. */
function ownDays(
  task: Task,
  driver: Task | undefined,
  { planned, likely }: ComparedPlans,
  { startsOn, calendars }: Known,
): LostDays[] {
  const off = calendars(task.owner);
  const ready = readyDay(task, likely, startsOn);
  const usual = finishDay(ready, task.days, off);
  const withRounds = finishDay(ready, task.days + task.extraDays, off);
  const plannedDays = daysBetween(readyDay(task, planned, startsOn), endOf(planned, task.id));
  const taskId = task.id;
  return [
    { taskId, cause: 'owner', owner: task.owner, days: daysBetween(withRounds, endOf(likely, task.id)) },
    // A sample that has to be made again is lost by whoever made it, not by who judged it.
    {
      taskId,
      cause: 'sample_round',
      owner: driver?.owner ?? task.owner,
      days: daysBetween(usual, withRounds),
    },
    { taskId, cause: 'days_off', owner: null, days: daysBetween(ready, usual) - plannedDays },
  ];
}

function endOf(dates: PlanDates, id: string): CalendarDay {
  return dates.get(id)?.end ?? '';
}

/** Days off that fall differently along the way are one reason, not one for each task; what evens out is none. */
export function withDaysOffTogether(lost: readonly LostDays[]): LostDays[] {
  const off = lost.filter(({ cause }) => cause === 'days_off');
  const days = off.reduce((sum, loss) => sum + loss.days, 0);
  const others = lost.filter(({ cause }) => cause !== 'days_off');
  const [first] = off;
  return first && days !== 0 ? [...others, { ...first, days }] : others;
}

export type DaysByOwner = { readonly owner: TaskOwner; readonly days: number };

/** Most first; who made up as much as was lost is not named. */
export function daysLostByOwner(lost: readonly LostDays[]): DaysByOwner[] {
  const sums = new Map<TaskOwner, number>();
  for (const { owner, days } of lost) if (owner) sums.set(owner, (sums.get(owner) ?? 0) + days);
  return [...sums]
    .filter(([, days]) => days > 0)
    .map(([owner, days]) => ({ owner, days }))
    .toSorted((a, b) => b.days - a.days);
}
