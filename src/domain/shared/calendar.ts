/** Days as they are lived in a time zone: which day an instant belongs to, and where that day begins and ends. */
import { MARKET_RULES, type Market } from './market.ts';
import { fixedOffsetMinutes } from './zone-offset.ts';

/** A day without a clock, written "2026-11-12"; such texts sort like the days they name. */
export type CalendarDay = string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // Bounded, because profiles may spell the same zone in many ways.
  if (formatters.size >= 64) formatters.clear();
  formatters.set(zone, made);
  return made;
}

const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/;

export function isTimeZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** International customers live in the zone of their profile; the other markets have one each. */
export function timeZoneOf(market: Market, profileZone?: string | null): string {
  const usual = MARKET_RULES[market].timeZone;
  return market === 'INTL' && profileZone && isTimeZone(profileZone) ? profileZone : usual;
}

export function dayInZone(instant: Date, zone: string): CalendarDay {
  const offset = fixedOffsetMinutes(instant, zone);
  if (offset !== null) return new Date(instant.getTime() + offset * MINUTE).toISOString().slice(0, 10);
  const { year = '', month, day } = partsIn(instant, zone);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** "14:05", as the clocks of the zone show it. */
export function clockInZone(instant: Date, zone: string): string {
  const offset = fixedOffsetMinutes(instant, zone);
  if (offset !== null) return new Date(instant.getTime() + offset * MINUTE).toISOString().slice(11, 16);
  const { hour, minute } = partsIn(instant, zone);
  return `${hour}:${minute}`;
}

function partsIn(instant: Date, zone: string): Record<string, string> {
  return Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDay(text: string): boolean {
  return DAY_FORM.test(text) && !Number.isNaN(utcOf(text)) && addDays(text, 0) === text;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(utcOf(day) + count * DAY).toISOString().slice(0, 10);
}

/** Below zero when the second day comes first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY);
}

/** 0 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(utcOf(day)).getUTCDay();
}

export function startOfDay(day: CalendarDay, zone: string): Date {
  const offset = fixedOffsetMinutes(new Date(utcOf(day)), zone);
  const start = new Date(utcOf(day) - (offset ?? 0) * MINUTE);
  return offset !== null && fixedOffsetMinutes(start, zone) === offset ? start : searchedStart(day, zone);
}

/** Searched by minutes rather than computed from an offset: some zones skip midnight on the night clocks change. */
function searchedStart(day: CalendarDay, zone: string): Date {
  let before = utcOf(day) - DAY;
  let inside = utcOf(day) + DAY;
  while (inside - before > MINUTE) {
    const middle = before + Math.floor((inside - before) / (2 * MINUTE)) * MINUTE;
    if (dayInZone(new Date(middle), zone) >= day) inside = middle;
    else before = middle;
  }
  return new Date(inside);
}

/** The first instant that is no longer part of the day: something valid through the day has ended once now >= this. */
export function endOfDay(day: CalendarDay, zone: string): Date {
  return startOfDay(addDays(day, 1), zone);
}

/** The other way round: the last day of something that ends at this instant. Midnight ends the day before it. */
export function lastDayBefore(end: Date, zone: string): CalendarDay {
  return dayInZone(new Date(end.getTime() - 1), zone);
}

function utcOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}
