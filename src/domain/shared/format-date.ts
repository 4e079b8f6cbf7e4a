import { type CalendarDay, dayInZone } from './calendar.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** Lists and heads use the first form, details and papers the second. */
export const LIST_DATE_FORMAT = 'MMM DD, YYYY';
export const DETAIL_DATE_FORMAT = 'DD MMM, YYYY';
export type DateFormat = typeof LIST_DATE_FORMAT | typeof DETAIL_DATE_FORMAT;

// Own month names: Intl writes "Sept" in some browsers and "Sep" in others.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function formatDay(day: CalendarDay | null | undefined, format: DateFormat): string {
  if (!day) return PLACEHOLDER;
  const [year, month, date] = day.split('-');
  const name = MONTHS[Number(month) - 1];
  return format === LIST_DATE_FORMAT ? `${name} ${date}, ${year}` : `${date} ${name}, ${year}`;
}

/** "Nov 2026", of "2026-11" or any day in it. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/** The date of an instant on the calendar of the given zone. */
export function formatDate(instant: Date | null | undefined, zone: string, format: DateFormat): string {
  return instant ? formatDay(dayInZone(instant, zone), format) : PLACEHOLDER;
}
