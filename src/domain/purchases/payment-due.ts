/** When a mill's invoice is to be paid, and how it stands. */
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';

/** Micro and small suppliers are paid within 45 days, whatever was agreed (MSMED Act s.15). */
const LAWFUL_DAYS = 45;
/** Where the desk typed the quote, and nothing was said about payment. */
export const USUAL_PAYMENT_DAYS = 30;

export type PaymentDue = { readonly dueOn: CalendarDay; readonly isStatutory: boolean };

/** The law's day counts where it comes first, or where it is the one agreed. */
export function paymentDue(
  invoicedOn: CalendarDay,
  agreedDays: number,
  msmeClass: string | null,
): PaymentDue {
  const isProtected = msmeClass === 'micro' || msmeClass === 'small';
  const days = isProtected ? Math.min(agreedDays, LAWFUL_DAYS) : agreedDays;
  return { dueOn: addDays(invoicedOn, days), isStatutory: isProtected && agreedDays >= LAWFUL_DAYS };
}

export const PAYABLE_STATES = ['open', 'overdue', 'paid'] as const;
export type PayableState = (typeof PAYABLE_STATES)[number];

export function payableState(open: bigint, dueOn: CalendarDay, today: CalendarDay): PayableState {
  if (open <= 0n) return 'paid';
  return today > dueOn ? 'overdue' : 'open';
}
