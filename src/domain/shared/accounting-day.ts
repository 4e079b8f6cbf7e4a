import { type CalendarDay, dayInZone } from './calendar.ts';
import { MARKET_RULES } from './market.ts';

/** The books are kept in India, and so are the desk's days. */
export function accountingDay(instant: Date): CalendarDay {
  return dayInZone(instant, MARKET_RULES.IN.timeZone);
}
