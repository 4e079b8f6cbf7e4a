/** How long stock and price are kept for an order that is not paid yet. */
import { type CalendarDay, dayInZone, endOfDay, lastDayBefore } from '#domain/shared/calendar.ts';
import { addWorkingDays, type DaysOff } from '#domain/shared/working-days.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HOLD_MINUTES = 30;
/** A transfer and a letter of credit need banks, an approval a colleague: their holds count working days of the buyer's market. */
const WORKING_DAYS_OF = { approval: 1, bank_transfer: 3, letter_of_credit: 15 } as const;
export type SlowMethod = keyof typeof WORKING_DAYS_OF;

export function firstHold(placedAt: Date): Date {
  return new Date(placedAt.getTime() + HOLD_MINUTES * MINUTE);
}

/** Once a colleague has approved, there is time to pay as after placing. */
export function holdAfterApproval(approvedAt: Date, heldUntil: Date): Date {
  const toPay = firstHold(approvedAt);
  return toPay > heldUntil ? toPay : heldUntil;
}

/** To the end of the last working day the method takes; choosing it again never makes the hold shorter. */
export function slowHold(
  method: SlowMethod,
  { chosenAt, heldUntil }: { chosenAt: Date; heldUntil: Date },
  { zone, daysOff }: { zone: string; daysOff: DaysOff },
): Date {
  const lastDay = addWorkingDays(dayInZone(chosenAt, zone), WORKING_DAYS_OF[method], daysOff);
  const until = endOfDay(lastDay, zone);
  return until > heldUntil ? until : heldUntil;
}

/** The day on which what is due with the order is still in time. */
export function lastDayHeld(heldUntil: Date, zone: string): CalendarDay {
  return lastDayBefore(heldUntil, zone);
}

/** A hold ends at the very instant it was promised to last. */
export function isHoldOver(heldUntil: Date, now: Date): boolean {
  return now >= heldUntil;
}

/** Whole minutes, hours or days that are really left. */
export function holdText(heldUntil: Date, now: Date): string {
  if (isHoldOver(heldUntil, now)) return 'The hold has expired; price and stock are no longer held for you.';
  const left = heldUntil.getTime() - now.getTime();
  if (left < MINUTE) return 'Held for you for less than a minute.';
  const [size, word] = left < HOUR ? [MINUTE, 'minute'] : left < 2 * DAY ? [HOUR, 'hour'] : [DAY, 'day'];
  const count = Math.floor(left / size);
  return `Held for you for another ${count === 1 ? word : `${count} ${word}s`}.`;
}
