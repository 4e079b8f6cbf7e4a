import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { type DaysOff, nextWorkingDay } from '#domain/shared/working-days.ts';

/**
 * Mills count calendar days, Sundays included, but nothing is handed over on a day off and nothing moves while a
 * mill is closed: weekly days off count, holidays do not, and the end is a working day.
 */
export function finishDay(start: CalendarDay, days: number, off: DaysOff): CalendarDay {
  if (days === 0) return start;
  let day = start;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!off.holidays.has(day)) left -= 1;
  }
  return nextWorkingDay(day, off);
}
