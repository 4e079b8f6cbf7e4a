import { type CalendarDay, dayInZone } from './calendar.ts';
import { MARKET_RULES } from './market.ts';

/** The books are kept in India, and so are the desk's days. */
export function accountingDay(instant: Date): CalendarDay {
  return dayInZone(instant, MARKET_RULES.IN.timeZone);
}

/** Staff and a buyer abroad may be a day apart: what is today for either of them is not in the future. */
export function latestDay(instant: Date, buyersZone: string): CalendarDay {
  const [here, there] = [accountingDay(instant), dayInZone(instant, buyersZone)];
  return here > there ? here : there;
}

/** The other way round: what happened then did not happen before this day. */
export function earliestDay(instant: Date, buyersZone: string): CalendarDay {
  const [here, there] = [accountingDay(instant), dayInZone(instant, buyersZone)];
  return here < there ? here : there;
}
