import { expectedArrival } from '#domain/quotes/compare/arrival.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { OrderRow } from '#server/capabilities/order-records/orders.store.ts';

/** By the rule of the quote, from the day on which the order promised to dispatch. */
export function promisedDelivery({
  dispatch_by: dispatchBy,
  transit_days: transitDays,
  delivery_term: term,
}: Pick<OrderRow, 'dispatch_by' | 'transit_days' | 'delivery_term'>): CalendarDay | null {
  return expectedArrival({ dispatchBy, transitDays, term });
}
