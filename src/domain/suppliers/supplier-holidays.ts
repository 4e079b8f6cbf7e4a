/** On which days a supplier is closed, beside the holidays of its state. */
import type { CalendarDay } from '#domain/shared/calendar.ts';

export const LONGEST_CAPACITY_NOTE = 500;
export const MOST_HOLIDAYS = 20;

export type SupplierHoliday = {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly reason: string;
};

/** By field, as the form names them; none when all are whole and none overlap. */
export function holidayProblems(holidays: readonly SupplierHoliday[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [place, { from, to }] of holidays.entries()) {
    if (to < from) problems[`holidays.${place}.to`] = 'The last day is before the first.';
    else if (holidays.some((other, at) => at < place && other.from <= to && from <= other.to))
      problems[`holidays.${place}.from`] = 'These days overlap with another holiday.';
  }
  return problems;
}

export function comingHolidays(holidays: readonly SupplierHoliday[], today: CalendarDay): SupplierHoliday[] {
  return holidays.filter(({ to }) => to >= today).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
