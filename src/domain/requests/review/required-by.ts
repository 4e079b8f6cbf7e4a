/** The day by which the buyer needs the fabric. */
import { addDays, type CalendarDay, dayInZone, isCalendarDay } from '#domain/shared/calendar.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

/** Beyond two years it is a slip of the finger. */
const FARTHEST_DAYS = 730;

/** Today still counts, and today is the buyer's. */
export function parseRequiredBy(
  raw: string | null,
  zone: string,
  now: Date,
): ParseResult<{ day: CalendarDay }> {
  const day = raw?.trim() ?? '';
  if (day === '') return refused('Choose the date you need the fabric.');
  if (!isCalendarDay(day)) return refused('Enter a valid date.');
  const today = dayInZone(now, zone);
  if (day < today) return refused('This date has passed. Choose a later one.');
  return day > addDays(today, FARTHEST_DAYS) ? refused('Choose a date within two years.') : { ok: true, day };
}
