/** Until when an order is held, as people say it: midnight is the end of a day, not the beginning of the next. */
import { lastDayHeld } from '#domain/orders/provisional-hold.ts';
import { endOfDay } from '#domain/shared/calendar.ts';
import { formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatMoment } from '../format-moment.ts';
import { orderWidgetsTexts } from './order-widgets.texts.ts';

/** "Nov 15, 2026, 14:05" or "the end of Nov 18, 2026". */
export function heldUntilText(heldUntil: string, zone: string): string {
  const until = new Date(heldUntil);
  const lastDay = lastDayHeld(until, zone);
  const isMidnight = endOfDay(lastDay, zone).getTime() === until.getTime();
  return isMidnight
    ? orderWidgetsTexts.hold.endOf(formatDay(lastDay, LIST_DATE_FORMAT))
    : formatMoment(heldUntil, zone);
}
