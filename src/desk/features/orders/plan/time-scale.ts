/** Where days stand on the timeline, in percent of its width. */
import type { Tna } from '#contract/customer/production.ts';
import { addDays, daysBetween } from '#domain/shared/calendar.ts';

export type TimeScale = { from: string; days: number };

/** From the first to the last day of anything in the plan, with room to move the last one. */
export function timeScaleOf({ tasks }: Pick<Tna, 'tasks'>): TimeScale {
  const starts = tasks.map(({ plannedStart, likelyStart }) =>
    plannedStart < likelyStart ? plannedStart : likelyStart,
  );
  const ends = tasks.map(({ plannedEnd, likelyEnd }) => (plannedEnd > likelyEnd ? plannedEnd : likelyEnd));
  const from = starts.toSorted()[0] ?? '';
  const to = ends.toSorted().at(-1) ?? from;
  return { from, days: from === '' ? 1 : daysBetween(from, to) + 8 };
}

export function placeOf(scale: TimeScale, start: string, end: string): { left: string; width: string } {
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
