/** Where days stand on the timeline, in percent of its width. */
import type { Tna } from '#contract/customer/production.ts';
import { addDays, daysBetween } from '#domain/shared/calendar.ts';

export type TimeScale = { from: string; days: number };

/** From the first to the last day of anything in the plan, with room to move the last one; today is on it while work is left. */
export function timeScaleOf({ tasks }: Pick<Tna, 'tasks'>, today: string): TimeScale {
  const starts = tasks.map(({ plannedStart, likelyStart }) =>
    plannedStart < likelyStart ? plannedStart : likelyStart,
  );
  const ends = tasks.map(({ plannedEnd, likelyEnd }) => (plannedEnd > likelyEnd ? plannedEnd : likelyEnd));
  const now = tasks.some(({ actualEnd }) => actualEnd === null) ? [today] : [];
  const from = [...starts, ...now].toSorted()[0] ?? '';
  const to = [...ends, ...now].toSorted().at(-1) ?? from;
  return { from, days: from === '' ? 1 : daysBetween(from, to) + 8 };
}

export function positionOf(scale: TimeScale, start: string, end: string): { left: string; width: string } {
  const percent = (days: number) => `${(days / scale.days) * 100}%`;
  return { left: percent(daysBetween(scale.from, start)), width: percent(daysBetween(start, end) + 1) };
}

/** How many days a finger has moved. */
export function daysMoved(scale: TimeScale, pixels: number, widthPixels: number): number {
  return widthPixels === 0 ? 0 : Math.round((pixels / widthPixels) * scale.days);
}

/** Nothing is moved into the past or before it begins. */
export function movedEnd(end: string, days: number, earliest: string): string {
  const wanted = addDays(end, days);
  return wanted < earliest ? earliest : wanted;
}

const WEEK = 7;
const MOST_TICKS = 4;

/** Whole weeks apart, and few enough to be read. */
export function ticksOf({ from, days }: TimeScale): string[] {
  const apart = Math.max(1, Math.ceil(days / WEEK / MOST_TICKS)) * WEEK;
  const count = Math.max(1, Math.floor((days - 1) / apart));
  return Array.from({ length: Math.min(count, MOST_TICKS) }, (_, place) => addDays(from, place * apart));
}

/** In percent from the left; null where the day is not on the scale. */
export function markOf(scale: TimeScale, day: string): string | null {
  const place = daysBetween(scale.from, day);
  return place < 0 || place >= scale.days ? null : `${((place + 0.5) / scale.days) * 100}%`;
}
