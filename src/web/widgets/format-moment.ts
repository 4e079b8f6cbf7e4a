/** "Nov 12, 2026, 14:05" on the buyer's own clock. */
import { clockInZone, lastDayBefore } from '#domain/shared/calendar.ts';
import { formatDate, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';

export function formatMoment(at: string, zone: string): string {
  const instant = new Date(at);
  return `${formatDate(instant, zone, LIST_DATE_FORMAT)}, ${clockInZone(instant, zone)}`;
}

/** A day that ends at midnight is named by itself: the date of that midnight reads as a day more. */
export function formatDeadline(at: string, zone: string): string {
  const instant = new Date(at);
  if (clockInZone(instant, zone) !== '00:00') return formatMoment(at, zone);
  return `the end of ${formatDay(lastDayBefore(instant, zone), LIST_DATE_FORMAT)}`;
}
