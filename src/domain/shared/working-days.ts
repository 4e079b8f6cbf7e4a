/** On which days mills and the marketplace work; holidays are data that staff keep, weekly days off follow the market. */
import { addDays, type CalendarDay, weekdayOf } from './calendar.ts';
import type { Market } from './market.ts';

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

const WEEKLY_DAYS_OFF: Readonly<Record<Market, readonly number[]>> = {
  IN: [SUNDAY],
  BD: [FRIDAY],
  INTL: [SATURDAY, SUNDAY],
};

export function isWorkingDay(day: CalendarDay, market: Market, holidays: ReadonlySet<CalendarDay>): boolean {
  return !WEEKLY_DAYS_OFF[market].includes(weekdayOf(day)) && !holidays.has(day);
}

/** The working day that comes `count` working days after the given one; 0 gives the day itself, working or not. */
export function addWorkingDays(
  day: CalendarDay,
  count: number,
  market: Market,
  holidays: ReadonlySet<CalendarDay>,
): CalendarDay {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, market, holidays)) left -= 1;
  }
  return reached;
}
