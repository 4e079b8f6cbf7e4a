/** Days and moments as the desk reads them: on the clock of India, where the marketplace works. */
import { clockInZone, dayInZone } from '#domain/shared/calendar.ts';
import { formatDate, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { timeTexts } from './time.texts.ts';

export const DESK_ZONE = MARKET_RULES.IN.timeZone;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export function dayText(day: string | null): string {
  return day === null ? PLACEHOLDER : formatDay(day, LIST_DATE_FORMAT);
}

export function momentText(at: string | null): string {
  if (at === null) return PLACEHOLDER;
  const instant = new Date(at);
  return `${formatDate(instant, DESK_ZONE, LIST_DATE_FORMAT)}, ${clockInZone(instant, DESK_ZONE)}`;
}

export function today(now = new Date()): string {
  return dayInZone(now, DESK_ZONE);
}

/** How long something has waited. */
export function ageText(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return timeTexts.justNow;
  return hours < 2 * DAY_HOURS ? timeTexts.hours(hours) : timeTexts.days(Math.floor(hours / DAY_HOURS));
}
