/** When the part of a tax invoice falls due: fixed once, whatever leaves later. */
import { type CreditPeriodDays, cappedCreditPeriod } from '#domain/account/choices/credit-period.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import type { StoredInstalmentKind } from './payment-plan.ts';

export type InvoiceTerms = {
  readonly invoicedOn: CalendarDay;
  readonly creditDays: CreditPeriodDays;
  /** As the seller is registered that day: the law's limit holds invoice by invoice. */
  readonly sellerClass: MsmeClass | null;
};

export function invoiceDueOn({ invoicedOn, creditDays, sellerClass }: InvoiceTerms) {
  return (kind: StoredInstalmentKind): CalendarDay =>
    kind === 'credit' ? addDays(invoicedOn, cappedCreditPeriod(creditDays, sellerClass)) : invoicedOn;
}
