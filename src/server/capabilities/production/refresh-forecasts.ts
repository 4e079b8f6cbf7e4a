/** A day has passed, or the calendar of the mills has changed: what is not done moves the likely dates. */
import { dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Services } from '#server/services.ts';
import { type ForecastOrder, ordersToForecast } from './forecasts.store.ts';
import { lockPlan } from './lock-plan.ts';
import { saveForecast } from './save-forecast.ts';

const BATCH_SIZE = 200;

export async function refreshForecasts(services: Services): Promise<void> {
  const now = services.clock.now();
  for (let after: string | null = null; ; ) {
    const page: ForecastOrder[] = await ordersToForecast(services.db, { now, after, limit: BATCH_SIZE });
    for (const { order_id } of page.filter((row) => isOutdated(row, now))) await refresh(services, order_id);
    after = page.at(-1)?.order_id ?? null;
    if (after === null || page.length < BATCH_SIZE) return;
  }
}

function isOutdated({ forecast_on, market, time_zone }: ForecastOrder, now: Date): boolean {
  return forecast_on === null || forecast_on < dayInZone(now, timeZoneOf(market, time_zone));
}

async function refresh(services: Services, orderId: string): Promise<void> {
  try {
    await services.db.transaction(async (tx) => {
      const locked = await lockPlan(tx, orderId);
      const hasMoved = await saveForecast(services, tx, locked);
      const { brand_id: brandId } = locked.order;
      if (hasMoved)
        await services.changes.announce(tx, { kind: 'change', brandId, keys: ['orders', 'production'] });
    });
  } catch (error) {
    // One order whose forecast fails does not keep the others from theirs.
    if (error instanceof Refusal) services.log.warn({ err: error, orderId }, 'production: no forecast');
    else throw error;
  }
}

export async function scheduleForecasts(services: Services): Promise<void> {
  await services.jobs.work('refresh-forecasts', () => refreshForecasts(services));
  await services.jobs.schedule('refresh-forecasts', '*/10 * * * *', {});
  // What passed while no process ran.
  await services.db.transaction((tx) => services.jobs.enqueue(tx, 'refresh-forecasts', {}));
}
