/** "Nov 12, 2026, 14:05" on the buyer's own clock. */
import { clockInZone } from '#domain/shared/calendar.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';

export function formatMoment(at: string, zone: string): string {
  const instant = new Date(at);
  return `${formatDate(instant, zone, LIST_DATE_FORMAT)}, ${clockInZone(instant, zone)}`;
}
