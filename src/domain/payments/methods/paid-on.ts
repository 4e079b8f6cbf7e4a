/** The day on which a buyer says to have paid. */
import { type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';

/** Null when nothing is wrong with it; today is the buyer's. */
export function paidOnProblem(day: string, today: CalendarDay): string | null {
  if (!isCalendarDay(day)) return 'Choose the date you paid.';
  return day > today ? 'The date can’t be in the future.' : null;
}
