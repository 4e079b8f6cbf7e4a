/** When the goods of a quote are with the buyer, and whether that is in time. */
import { addDays, type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { type DeliveryTerm, type Incoterm, isFreightCharged } from '../delivery-term.ts';

export type Dispatched = {
  readonly dispatchBy: CalendarDay;
  /** Null where nobody has said how long the way takes. */
  readonly transitDays: number | null;
  readonly term: DeliveryTerm | Incoterm;
};

/** Null where the buyer carries the goods: when they arrive is then not the supplier's to say. */
export function expectedArrival({ dispatchBy, transitDays, term }: Dispatched): CalendarDay | null {
  return transitDays === null || !isFreightCharged(term) ? null : addDays(dispatchBy, transitDays);
}

export type Timeliness =
  | { readonly kind: 'early' | 'late'; readonly days: number }
  | { readonly kind: 'on_day' }
  | { readonly kind: 'unknown' };

/** Where the arrival is not known, only what leaves the mill too late is certainly late. */
export function timeliness(
  { dispatchBy, arriveBy }: { readonly dispatchBy: CalendarDay; readonly arriveBy: CalendarDay | null },
  requiredBy: CalendarDay | null,
): Timeliness {
  if (requiredBy === null) return { kind: 'unknown' };
  const late = daysBetween(requiredBy, arriveBy ?? dispatchBy);
  if (late > 0) return { kind: 'late', days: late };
  if (arriveBy === null) return { kind: 'unknown' };
  return late === 0 ? { kind: 'on_day' } : { kind: 'early', days: -late };
}

/** Late is never in time; what is not known is not called so either. */
export function isInTime(timing: Timeliness): boolean {
  return timing.kind === 'early' || timing.kind === 'on_day';
}
