import { accountingDay } from './accounting-day.ts';
import type { CalendarDay } from './calendar.ts';

/** The Indian financial year of an instant, "26-27", from 1 April to 31 March in Indian time; numbers papers. */
export function financialYear(instant: Date): string {
  return financialYearOf(accountingDay(instant));
}

export function financialYearOf(day: CalendarDay): string {
  const [year, month] = day.split('-').map(Number);
  const first = (year ?? 0) - ((month ?? 0) < 4 ? 1 : 0);
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
