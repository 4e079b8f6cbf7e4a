/** Days off of mills and buyers, from the tables that staff keep; they belong to no customer. */
import { sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { scopedStatement } from '#server/db/statement.ts';

/** `weekdays` are those off every week; null for a holiday or a closure. */
export type DayOffRow = {
  market: Market;
  weekdays: number[] | null;
  from_day: CalendarDay;
  to_day: CalendarDay;
};

/** Weekly days off as they stand on the first day, and every holiday and closure that ends after it. */
export const daysOffSince = scopedStatement(
  ({ markets, from }: { markets: readonly Market[]; from: CalendarDay }) => sql<DayOffRow>`
    (select distinct on (market) market, weekdays, effective_from as from_day, effective_from as to_day
      from working_days_off where market = any(${markets}::text[]) and effective_from <= ${from}
      order by market, effective_from desc)
    union all
    select market, null, day, day from holidays where market = any(${markets}::text[]) and day >= ${from}
    union all
    select market, null, from_day, to_day from mill_closures
      where market = any(${markets}::text[]) and to_day >= ${from}`,
);
