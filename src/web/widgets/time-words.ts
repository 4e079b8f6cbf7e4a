/** "Nov 12, 2026, 14:05" on the buyer's own clock. */
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';

export function momentWords(at: string, zone: string): string {
  const instant = new Date(at);
  const format = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone } as const;
  const time = new Intl.DateTimeFormat('en-GB', format).format(instant);
  return `${formatDate(instant, zone, LIST_DATE_FORMAT)}, ${time}`;
}
