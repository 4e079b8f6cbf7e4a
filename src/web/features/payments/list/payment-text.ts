/** What a line of the payments page says about its day and its state. */
import type { PaymentLine } from '#contract/customer/payments.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/shared/calendar.ts';
import { formatDate, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import type { ChipTone } from '#ui/surfaces/chip.tsx';
import { paymentWidgetsTexts } from '#web/widgets/payments/payment-widgets.texts.ts';
import { paymentsTexts } from '../payments.texts.ts';

const { state: stateTexts, due: dueTexts } = paymentsTexts;

export function isHeld({ orderStatus }: Pick<PaymentLine, 'orderStatus'>): boolean {
  return orderStatus === ORDER_STATUS_CODE.provisional;
}

/** Of an order that waits for its first payment: this part brings it forward, or comes after it. */
export type HeldPartTiming = 'now' | 'later';

/** An order that is not confirmed yet owes nothing, so it is never called overdue. */
export function lineState(line: PaymentLine, part: HeldPartTiming): { tone: ChipTone; word: string } {
  const { state, isOverdue, inProgress } = line.instalment;
  if (state === 'paid' && line.orderStatus === ORDER_STATUS_CODE.cancelled) {
    return { tone: 'neutral', word: stateTexts.paidThenCancelled };
  }
  if (state === 'paid') return { tone: 'good', word: stateTexts.paid };
  if (inProgress) return { tone: 'info', word: paymentWidgetsTexts.inProgress[inProgress] };
  if (isHeld(line) && part === 'now') return { tone: 'warn', word: stateTexts.waiting };
  if (isHeld(line)) return { tone: 'neutral', word: stateTexts.later };
  if (isOverdue) return { tone: 'bad', word: stateTexts.overdue };
  if (state === 'covered') return { tone: 'info', word: stateTexts.onCredit };
  // Without a day nothing is asked for yet.
  return { tone: 'neutral', word: line.instalment.dueOn === null ? stateTexts.later : stateTexts.due };
}

export function dueDateText(line: PaymentLine, today: CalendarDay, zone: string): string {
  const { dueOn, dueText, inProgress } = line.instalment;
  if (line.paidAt) return dueTexts.paidOn(formatDate(new Date(line.paidAt), zone, LIST_DATE_FORMAT));
  if (isHeld(line) || dueOn === null) return dueText;
  const date = formatDay(dueOn, LIST_DATE_FORMAT);
  // What is being checked is not called late.
  if (inProgress) return dueTexts.on(date);
  if (dueOn < today) return dueTexts.late(daysBetween(dueOn, today), date);
  if (dueOn === today) return dueTexts.today;
  return dueOn === addDays(today, 1) ? dueTexts.tomorrow : dueTexts.on(date);
}

/** Held orders are paid to be confirmed; of others a part is due from its day on. */
export function isDueNow(line: PaymentLine, today: CalendarDay): boolean {
  const { dueOn } = line.instalment;
  return isHeld(line) || (dueOn !== null && dueOn <= today);
}
