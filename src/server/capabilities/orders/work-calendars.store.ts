/** When mills and buyers work, from the tables that staff keep; the days belong to no customer. */
import { sql } from 'kysely';
import type { WorkCalendars } from '#domain/production/schedule/forward-pass.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { type DaysOff, NEVER_OFF } from '#domain/shared/working-days.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

/** Cloth is woven, finished and carried in India, whoever buys it. */
const MAKING_MARKET: Market = 'IN';

type OffRow = { market: Market; weekdays: number[] | null; from_day: CalendarDay; to_day: CalendarDay };

/** Weekly days off as they stand on the first day, and every holiday and closure that ends after it. */
const daysOffStatement = scopedStatement(
  ({ markets, from }: { markets: readonly Market[]; from: CalendarDay }) => sql<OffRow>`
    (select distinct on (market) market, weekdays, effective_from as from_day, effective_from as to_day
      from working_days_off where market = any(${markets}::text[]) and effective_from <= ${from}
      order by market, effective_from desc)
    union all
    select market, null, day, day from holidays where market = any(${markets}::text[]) and day >= ${from}
    union all
    select market, null, from_day, to_day from mill_closures
      where market = any(${markets}::text[]) and to_day >= ${from}`,
);

export async function workCalendars(
  db: Queries,
  buyerMarket: Market,
  from: CalendarDay,
): Promise<WorkCalendars> {
  const markets = [...new Set([MAKING_MARKET, buyerMarket])];
  const rows = await daysOffStatement.all(db, { markets, from });
  const making = daysOffIn(rows, MAKING_MARKET);
  const buying = daysOffIn(rows, buyerMarket);
  return (owner) => (owner === 'transporter' ? NEVER_OFF : owner === 'customer' ? buying : making);
}

function daysOffIn(rows: readonly OffRow[], market: Market): DaysOff {
  const own = rows.filter((row) => row.market === market);
  const holidays = new Set<CalendarDay>();
  for (const { weekdays, from_day, to_day } of own) {
    if (weekdays) continue;
    for (let day = from_day; day <= to_day; day = addDays(day, 1)) holidays.add(day);
  }
  return { weekdays: own.find(({ weekdays }) => weekdays)?.weekdays ?? [], holidays };
}
