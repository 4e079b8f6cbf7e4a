/** Today where the buyer lives: what is due or late is judged by their calendar, not by the phone's. */
import { useQuery } from '@tanstack/react-query';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import { useNow } from '#web/platform/use-now.ts';
import { customerQueries } from './customer.queries.ts';

export type BuyerDay = { today: CalendarDay; zone: string };

export function useBuyerDay(): BuyerDay {
  const zone = useQuery(customerQueries.me()).data?.timeZone ?? 'UTC';
  return { today: dayInZone(useNow(), zone), zone };
}
