/** A template says how long work usually takes; a plan for one order is drawn tighter where the quote promised more. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { drivingPath } from './driving-path.ts';
import { plannedDates, type WorkCalendars } from './forward-pass.ts';
import type { ScheduledTask, TaskOwner } from './plan-task.ts';

/** Whose work can be hurried: neither the buyer's answers nor a courier's way. */
const HURRIED: readonly TaskOwner[] = ['supplier', 'processor', 'marketplace', 'marketplace_qc'];
/** Below this share of its usual days no mill delivers good cloth. */
const LEAST_SHARE = 0.7;

type Wish = {
  readonly startsOn: CalendarDay;
  readonly promisedOn: CalendarDay;
  readonly milestone: string;
  readonly calendars: WorkCalendars;
};

/** Takes one day at a time from the longest task that holds up the milestone, until the promise holds or all are tight. */
export function fitToPromise<Task extends ScheduledTask>(tasks: readonly Task[], wish: Wish): Task[] {
  const least = new Map(tasks.map(({ id, days }) => [id, Math.max(1, Math.ceil(days * LEAST_SHARE))]));
  let fitted = [...tasks];
  for (;;) {
    const dates = plannedDates(fitted, wish.startsOn, wish.calendars);
    if ((dates.get(wish.milestone)?.end ?? '') <= wish.promisedOn) return fitted;
    const [longest] = drivingPath(fitted, wish.milestone, dates)
      .filter(({ id, owner, days }) => HURRIED.includes(owner) && days > (least.get(id) ?? days))
      .toSorted((a, b) => b.days - a.days);
    if (!longest) return fitted;
    fitted = fitted.map((task) => (task.id === longest.id ? { ...task, days: task.days - 1 } : task));
  }
}
