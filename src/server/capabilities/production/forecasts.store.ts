/** Orders in work whose forecast may be of an earlier day. */
import { sql } from 'kysely';
import { addDays, type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';

export type ForecastOrder = {
  order_id: string;
  forecast_on: CalendarDay | null;
  market: Market;
  time_zone: string | null;
};

/** Of all companies: the clock works for everybody, so no tenant is named. Somewhere it may be tomorrow already. */
export async function ordersToForecast(
  db: Queries,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<ForecastOrder[]> {
  const latest = addDays(dayInZone(now, 'UTC'), 1);
  const { rows } = await sql<ForecastOrder>`
    select orders.order_id, orders.forecast_on, companies.market, companies.time_zone
    from orders
    join plans on plans.brand_id = orders.brand_id and plans.order_id = orders.order_id
    join companies on companies.brand_id = orders.brand_id
    where orders.status in ('created', 'dispatched', 'warehouse')
      and (orders.forecast_on is null or orders.forecast_on < ${latest})
      and (${after}::uuid is null or orders.order_id > ${after})
    order by orders.order_id limit ${limit}`.execute(db.unscoped);
  return rows;
}
