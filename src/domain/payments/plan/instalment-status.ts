/** What of each instalment is paid, and whether the rest is late. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Instalment } from './payment-plan.ts';

export const PAYMENT_STATUS_LABEL = { due: 'Due', overdue: 'Overdue', paid: 'Paid' } as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUS_LABEL;

export type SettledInstalment = Instalment & { readonly settled: Money; readonly open: Money };

/** The day itself is still in time. */
export function paymentStatus(open: Money, due: CalendarDay | null, today: CalendarDay): PaymentStatus {
  if (open.minor <= 0n) return 'paid';
  return due !== null && due < today ? 'overdue' : 'due';
}

/** An order is confirmed once all that is due with it is in, and credit covers what comes later. */
export function confirmsOrder(instalments: readonly SettledInstalment[], isCreditCovered: boolean): boolean {
  return instalments.every(({ due, open }) => {
    if (due === 'at_order') return open.minor === 0n;
    return due === 'before_dispatch' || open.minor === 0n || isCreditCovered;
  });
}
