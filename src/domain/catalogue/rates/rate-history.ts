/** How a rate moved: one point for each day on which it was published, holding until the next. */
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';

export type RatePoint = { readonly day: CalendarDay; readonly minor: bigint };

export const RATE_RANGE_DAYS = { '1M': 30, '3M': 91, '6M': 182, '1Y': 365 } as const;
export type RateRange = keyof typeof RATE_RANGE_DAYS;
export const RATE_RANGES = Object.keys(RATE_RANGE_DAYS) as RateRange[];
export const DEFAULT_RATE_RANGE: RateRange = '6M';

/** How far back the small line on a card goes. */
export const SPARKLINE_DAYS = 84;

/** Null before the first one was published. `points` are in the order of their days. */
export function rateOn(points: readonly RatePoint[], day: CalendarDay): bigint | null {
  return points.findLast((point) => point.day <= day)?.minor ?? null;
}

/** From the first day of the range, or the first rate ever, to today. */
export function pointsWithin(
  points: readonly RatePoint[],
  { days, today }: { days: number; today: CalendarDay },
): RatePoint[] {
  const from = addDays(today, -days);
  const atStart = rateOn(points, from);
  const inside = points.filter(({ day }) => day > from && day <= today);
  const begun = atStart === null ? inside : [{ day: from, minor: atStart }, ...inside];
  const last = begun.at(-1);
  return last && last.day < today ? [...begun, { day: today, minor: last.minor }] : begun;
}

/** Null without any point. */
export function rateBounds(points: readonly RatePoint[]): { low: bigint; high: bigint } | null {
  const [first, ...others] = points.map(({ minor }) => minor);
  if (first === undefined) return null;
  return others.reduce(
    ({ low, high }, minor) => ({ low: minor < low ? minor : low, high: minor > high ? minor : high }),
    { low: first, high: first },
  );
}
