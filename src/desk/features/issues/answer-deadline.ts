import { DESK_ZONE, dayText } from '#desk/widgets/time.ts';
import { dayInZone } from '#domain/shared/calendar.ts';

/** The clock runs out when the next day begins, so the moment before it lies in the last day. */
export function lastDayText(answerDueAt: string | null): string {
  return dayText(answerDueAt && dayInZone(new Date(Date.parse(answerDueAt) - 1), DESK_ZONE));
}
