/** When banks of a market rest; the days belong to no customer. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import type { DaysOff } from '#domain/shared/working-days.ts';
import type { Queries } from '#server/db/database.ts';

export async function daysOffFrom(db: Queries, market: Market, from: CalendarDay): Promise<DaysOff> {
  const holidays = await db.scoped
    .selectFrom('holidays')
    .select('day')
    .where('market', '=', market)
    .where('day', '>=', from)
    .execute();
  const weekly = await db.scoped
    .selectFrom('bank_days_off')
    .select('weekdays')
    .where('market', '=', market)
    .where('effective_from', '<=', from)
    .orderBy('effective_from', 'desc')
    .executeTakeFirst();
  return { weekdays: weekly?.weekdays ?? [], holidays: new Set(holidays.map(({ day }) => day)) };
}
