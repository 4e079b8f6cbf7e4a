/** On which days banks and the marketplace work; weekly days off and holidays are data that staff keep. */
import { addDays, type CalendarDay, weekdayOf } from './calendar.ts';

export type DaysOff = {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly holidays: ReadonlySet<CalendarDay>;
};

/** Goods travel every day, and a quote counts them so. */
export const NEVER_OFF: DaysOff = { weekdays: [], holidays: new Set() };

export function isWorkingDay(day: CalendarDay, { weekdays, holidays }: DaysOff): boolean {
  return !weekdays.includes(weekdayOf(day)) && !holidays.has(day);
}

/** The working day that comes `count` working days after the given one; 0 gives the day itself, working or not. */
export function addWorkingDays(day: CalendarDay, count: number, off: DaysOff): CalendarDay {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, off)) left -= 1;
  }
  return reached;
}

/** The day itself when people work on it, else the first one after it on which they do. */
export function nextWorkingDay(day: CalendarDay, off: DaysOff): CalendarDay {
  let reached = day;
  while (!isWorkingDay(reached, off)) reached = addDays(reached, 1);
  return reached;
}
