/** The day on which a buyer says to have paid. */
import { addDays, type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';

/** A transfer takes days at most; what is older than this is a slip of the pen. */
const LONGEST_AGO_DAYS = 90;

/** Null when nothing is wrong with it; today is the buyer's. */
export function paidOnProblem(day: string, today: CalendarDay): string | null {
  if (!isCalendarDay(day)) return 'Choose the date you paid.';
  if (day > today) return 'The date can’t be in the future.';
  return day < addDays(today, -LONGEST_AGO_DAYS)
    ? `Check the date: it is more than ${LONGEST_AGO_DAYS} days ago.`
    : null;
}
