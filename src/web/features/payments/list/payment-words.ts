/** What a line of the payments page says about its day and its state. */
import type { PaymentLine } from '#contract/payments.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { formatDate, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import type { ChipTone } from '#ui/chip.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

export function isHeld({ orderStatus }: Pick<PaymentLine, 'orderStatus'>): boolean {
  return orderStatus === ORDER_STATUS_CODE.provisional;
}

/** Of an order that waits for its first payment: this part brings it forward, or comes after it. */
export type PartOfHeld = 'now' | 'later';

/** The bank pays it against the papers; credit of ours covers the credit part alone. */
export function isUnderLetterOfCredit({
  instalment: { state, kind },
}: Pick<PaymentLine, 'instalment'>): boolean {
  return state === 'covered' && kind !== 'credit';
}

/** An order that is not confirmed yet owes nothing, so it is never called overdue. */
export function lineState(line: PaymentLine, part: PartOfHeld): { tone: ChipTone; word: string } {
  const { state, isOverdue } = line.instalment;
  if (state === 'paid' && line.orderStatus === ORDER_STATUS_CODE.cancelled) {
    return { tone: 'neutral', word: 'Paid, order cancelled' };
  }
  if (state === 'paid') return { tone: 'good', word: 'Paid' };
  if (isUnderLetterOfCredit(line)) return { tone: 'info', word: 'Covered by your letter of credit' };
  if (isHeld(line) && part === 'now') return { tone: 'warn', word: 'Waiting for payment' };
  if (isHeld(line)) return { tone: 'neutral', word: 'Later' };
  if (isOverdue) return { tone: 'bad', word: 'Overdue' };
  return state === 'covered' ? { tone: 'info', word: 'On credit' } : { tone: 'neutral', word: 'Due' };
}

export function dueWords(line: PaymentLine, today: CalendarDay, zone: string): string {
  const { dueOn, dueText } = line.instalment;
  if (line.paidAt) return `Paid on ${formatDate(new Date(line.paidAt), zone, LIST_DATE_FORMAT)}`;
  if (isHeld(line) || dueOn === null) return dueText;
  if (isUnderLetterOfCredit(line)) return `Due ${formatDay(dueOn, LIST_DATE_FORMAT)}`;
  if (dueOn < today) return `${lateWords(daysFrom(dueOn, today))}, due ${formatDay(dueOn, LIST_DATE_FORMAT)}`;
  if (dueOn === today) return 'Due today';
  return dueOn === addDays(today, 1) ? 'Due tomorrow' : `Due ${formatDay(dueOn, LIST_DATE_FORMAT)}`;
}

function lateWords(days: number): string {
  return days === 1 ? '1 day late' : `${days} days late`;
}

/** Days have no time of their own, so they are counted in one zone. */
function daysFrom(day: CalendarDay, later: CalendarDay): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / DAY_MS);
}
