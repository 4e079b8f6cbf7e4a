/** A day has passed, or the calendar of the mills has changed: what is not done moves the likely dates. */
import { dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Parts } from '#server/parts.ts';
import { type ForecastOrder, ordersToForecast } from './forecasts.store.ts';
import { lockPlan } from './lock-plan.ts';
import { saveForecast } from './save-forecast.ts';

const AT_ONCE = 200;

export async function refreshForecasts(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  for (let after: string | null = null; ; ) {
    const page: ForecastOrder[] = await ordersToForecast(parts.db, { now, after, limit: AT_ONCE });
    for (const { order_id } of page.filter((row) => isOutdated(row, now))) await refresh(parts, order_id);
    after = page.at(-1)?.order_id ?? null;
    if (after === null || page.length < AT_ONCE) return;
  }
}

function isOutdated({ forecast_on, market, time_zone }: ForecastOrder, now: Date): boolean {
  return forecast_on === null || forecast_on < dayInZone(now, timeZoneOf(market, time_zone));
}

async function refresh(parts: Parts, orderId: string): Promise<void> {
  try {
    await parts.db.transaction(async (tx) => {
      const locked = await lockPlan(tx, orderId);
      const hasMoved = await saveForecast(parts, tx, locked);
      const { brand_id: brandId } = locked.order;
      if (hasMoved)
        await parts.changes.announce(tx, { kind: 'change', brandId, keys: ['orders', 'production'] });
    });
  } catch (error) {
    // One order whose forecast fails does not keep the others from theirs.
    if (error instanceof Refusal) parts.log.warn({ err: error, orderId }, 'production: no forecast');
    else throw error;
  }
}

export async function scheduleForecasts(parts: Parts): Promise<void> {
  await parts.jobs.work('refresh-forecasts', () => refreshForecasts(parts));
  await parts.jobs.schedule('refresh-forecasts', '*/10 * * * *', {});
  // What passed while no process ran.
  await parts.db.transaction((tx) => parts.jobs.enqueue(tx, 'refresh-forecasts', {}));
}
