/** Mills in India rest on Sundays, buyers in Bangladesh on Fridays; tests add holidays. */
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { NEVER_OFF } from '#domain/shared/working-days.ts';
import type { WorkCalendars } from './forward-pass.ts';

const SUNDAY = [0];
const FRIDAY = [5];

export function calendarsFor(
  buyer: 'IN' | 'BD',
  closures: { IN?: readonly CalendarDay[]; BD?: readonly CalendarDay[] } = {},
): WorkCalendars {
  const india = { weekdays: SUNDAY, holidays: new Set(closures.IN ?? []) };
  const bangladesh = { weekdays: FRIDAY, holidays: new Set(closures.BD ?? []) };
  const working: WorkCalendars = (owner) => (owner === 'customer' && buyer === 'BD' ? bangladesh : india);
  return (owner) => (owner === 'transporter' ? NEVER_OFF : working(owner));
}

export function daysFrom(first: CalendarDay, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
