/** The day by which the buyer needs the fabric. */
import { addDays, type CalendarDay, dayInZone, isCalendarDay } from '#domain/shared/calendar.ts';
import { type RequestReading, requestRefused } from '../request-form-problem.ts';

/** Beyond two years it is a slip of the finger. */
const FARTHEST_DAYS = 730;

/** Today still counts, and today is the buyer's. */
export function parseRequiredBy(
  raw: string | null,
  zone: string,
  now: Date,
): RequestReading<{ day: CalendarDay }> {
  const day = raw?.trim() ?? '';
  if (day === '') return requestRefused({ code: 'request_date_missing' });
  if (!isCalendarDay(day)) return requestRefused({ code: 'request_date_invalid' });
  const today = dayInZone(now, zone);
  if (day < today) return requestRefused({ code: 'request_date_passed' });
  return day > addDays(today, FARTHEST_DAYS)
    ? requestRefused({ code: 'request_date_too_far' })
    : { ok: true, day };
}
