/** The one likely date of an order: written with every change of its plan, and by a job when a day has passed. */
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { changeForecast } from '#server/capabilities/orders/change-forecast.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LockedPlan } from './lock-plan.ts';
import { datedPlan } from './plan-dates.ts';

/** The plan must be locked; its copy of the order is brought up to date. True when the dates have moved. */
export async function saveForecast({ clock }: Services, tx: Queries, locked: LockedPlan): Promise<boolean> {
  const { order } = locked;
  const today = dayInZone(clock.now(), order.zone);
  const { likelyDispatch, likelyDelivery } = await datedPlan(tx, locked, today);
  const isOff = order.status === 'cancelled';
  return changeForecast(tx, order, {
    likely_dispatch: isOff ? null : likelyDispatch,
    likely_delivery: isOff ? null : likelyDelivery,
    forecast_on: today,
  });
}

/** Whoever explains a date explains the stored one: as it was known on the day of the forecast. */
export function forecastDay({ forecast_on, zone }: OrderRow, now: Date): CalendarDay {
  return forecast_on ?? dayInZone(now, zone);
}
