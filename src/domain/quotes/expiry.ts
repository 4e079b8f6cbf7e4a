/** Until when a quote holds: to the end of its last day where the buyer lives, and how that is said. */
import { type CalendarDay, endOfDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { zoneLabel } from '#domain/shared/zone-label.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DATE_FROM_HOURS = 48;

export const EXPIRED = 'expired';

export type Validity = { readonly validTill: CalendarDay; readonly zone: string };

export function isExpired({ validTill, zone }: Validity, now: Date): boolean {
  return now >= endOfDay(validTill, zone);
}

/** Hours and minutes are whole ones that are really left, so the text never promises more time than there is. */
export function expiryText({ validTill, zone }: Validity, now: Date): string {
  const left = endOfDay(validTill, zone).getTime() - now.getTime();
  if (left <= 0) return EXPIRED;
  if (left >= DATE_FROM_HOURS * HOUR) {
    return `valid till ${formatDay(validTill, DETAIL_DATE_FORMAT)} (${zoneLabel(zone)})`;
  }
  if (left >= HOUR) return `expires in ${counted(Math.floor(left / HOUR), 'hour')} (${zoneLabel(zone)})`;
  const minutes = Math.floor(left / MINUTE);
  return `expires in ${minutes === 0 ? 'less than a minute' : counted(minutes, 'minute')} (${zoneLabel(zone)})`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** For approving and ordering on a quote whose day is over. */
export function expiredProblem({ validTill }: Validity): string {
  return `The price of this quote expired on ${formatDay(validTill, DETAIL_DATE_FORMAT)}. Ask for a fresh quote.`;
}
