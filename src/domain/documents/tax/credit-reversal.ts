/** A buyer gives back the input credit of a credit note in its own return, and tells us on which day (CGST Act s.34). */
import { type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';

type Requested = { readonly askedOn: CalendarDay; readonly confirmedOn: CalendarDay | null };

export function reversalProblem(typed: string, { askedOn, confirmedOn }: Requested, today: CalendarDay) {
  if (confirmedOn !== null)
    return `This was already confirmed for ${formatDay(confirmedOn, DETAIL_DATE_FORMAT)}.`;
  if (!isCalendarDay(typed)) return 'Enter a valid date.';
  if (typed < askedOn) return 'The credit can’t be reversed before the credit note was issued.';
  return typed > today ? 'This date is still ahead.' : null;
}
