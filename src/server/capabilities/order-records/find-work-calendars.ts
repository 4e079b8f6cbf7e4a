/** When mills and buyers work, each by the calendar of their market. */
import type { WorkCalendars } from '#domain/production/schedule/forward-pass.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { type DaysOff, NEVER_OFF } from '#domain/shared/working-days.ts';
import type { Queries } from '#server/db/database.ts';
import { type DayOffRow, daysOffSince } from './work-calendars.store.ts';

/** Cloth is woven, finished and carried in India, whoever buys it. */
const MAKING_MARKET: Market = 'IN';

export async function findWorkCalendars(
  db: Queries,
  buyerMarket: Market,
  from: CalendarDay,
): Promise<WorkCalendars> {
  const markets = [...new Set([MAKING_MARKET, buyerMarket])];
  const rows = await daysOffSince.all(db, { markets, from });
  const making = daysOffIn(rows, MAKING_MARKET);
  const buying = daysOffIn(rows, buyerMarket);
  return (owner) => (owner === 'transporter' ? NEVER_OFF : owner === 'customer' ? buying : making);
}

function daysOffIn(rows: readonly DayOffRow[], market: Market): DaysOff {
  const own = rows.filter((row) => row.market === market);
  const holidays = new Set<CalendarDay>();
  for (const { weekdays, from_day, to_day } of own) {
    if (weekdays) continue;
    for (let day = from_day; day <= to_day; day = addDays(day, 1)) holidays.add(day);
  }
  return { weekdays: own.find(({ weekdays }) => weekdays)?.weekdays ?? [], holidays };
}
