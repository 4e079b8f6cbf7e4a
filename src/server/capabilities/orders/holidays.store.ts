import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';

/** Holidays belong to a market, not to a customer. */
export async function holidaysFrom(
  db: Queries,
  market: Market,
  from: CalendarDay,
): Promise<ReadonlySet<CalendarDay>> {
  const rows = await db.unscoped
    .selectFrom('holidays')
    .select('day')
    .where('market', '=', market)
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map(({ day }) => day));
}
