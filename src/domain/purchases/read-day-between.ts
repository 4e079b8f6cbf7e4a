import { type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

type Between = { readonly from: CalendarDay; readonly to: CalendarDay; readonly tooEarly: string };

/** The day of a paper that lies before somebody; it is not in the future. */
export function readDayBetween(
  raw: string,
  { from, to, tooEarly }: Between,
): ParseResult<{ day: CalendarDay }> {
  const day = raw.trim();
  if (!isCalendarDay(day)) return refused('Enter a valid date.');
  if (day > to) return refused('This day has not come yet.');
  return day < from ? refused(tooEarly) : { ok: true, day };
}
