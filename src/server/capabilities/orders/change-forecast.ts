/** When the goods of an order are likely to leave and to arrive, as every list and screen shows it. */
import { sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { type OrderRow, updateOrder } from '#server/capabilities/order-records/orders.store.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

export type Forecast = {
  likely_dispatch: CalendarDay | null;
  likely_delivery: CalendarDay | null;
  forecast_on: CalendarDay;
};

/** The row must be locked; it is brought up to date. True when a day has moved. */
export async function changeForecast(tx: Queries, order: OrderRow, forecast: Forecast): Promise<boolean> {
  const hasMoved =
    order.likely_dispatch !== forecast.likely_dispatch || order.likely_delivery !== forecast.likely_delivery;
  if (!hasMoved && order.forecast_on === forecast.forecast_on) return false;
  await updateOrder(tx, order, forecast);
  Object.assign(order, forecast);
  return hasMoved;
}

/** The days on which mills work have changed: all plans are looked at again. Of all companies, so no tenant is named. */
export async function forgetForecasts({ jobs }: Pick<Services, 'jobs'>, tx: Queries): Promise<void> {
  await sql`
    update orders set forecast_on = null
    where status in ('created', 'dispatched', 'warehouse')`.execute(tx.unscoped);
  await jobs.enqueue(tx, 'refresh-forecasts', {});
}
