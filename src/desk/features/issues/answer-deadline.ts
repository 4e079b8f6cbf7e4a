import { DESK_ZONE, dayText } from '#desk/widgets/time.ts';
import { lastDayBefore } from '#domain/shared/calendar.ts';

export function lastDayText(answerDueAt: string | null): string {
  return dayText(answerDueAt && lastDayBefore(new Date(answerDueAt), DESK_ZONE));
}
