/** Days that staff name for an order. Desk and buyer may be a day apart, and the today of either is good. */
import { earliestDay, latestDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';

type Where = { now: Date; buyersZone: string };

/** Of something that has happened to a confirmed order. */
export function doneDayProblem(
  day: CalendarDay,
  { now, buyersZone, confirmedOn }: Where & { confirmedOn: CalendarDay },
): string | null {
  if (day > latestDay(now, buyersZone)) return "The day can't be in the future.";
  return day < confirmedOn ? 'This is before the order was confirmed.' : null;
}

/** Of something that is still to come. */
export function expectedDayProblem(day: CalendarDay, { now, buyersZone }: Where): string | null {
  return day < earliestDay(now, buyersZone) ? "The day can't be in the past." : null;
}
