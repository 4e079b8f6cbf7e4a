/** What an invoice in another currency is worth in rupees: at the rate that customs notified (CGST rule 34). */
import { convertMoney } from '#domain/orders/totals/exchange-rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency, Money } from '#domain/shared/money.ts';

export type CustomsRate = {
  readonly effectiveFrom: CalendarDay;
  /** Millionths of a rupee for one unit. */
  readonly millionths: bigint;
};

/** Null: nobody knows the rate of that day. */
export function rupeeValue(amount: Money, rate: CustomsRate | null): Money | null {
  if (amount.currency === 'INR') return amount;
  return rate && convertMoney(amount, { from: amount.currency, to: 'INR', millionths: rate.millionths });
}

export function customsRateProblem(
  currency: Currency,
  rate: CustomsRate | null,
  dayText: string,
): string | null {
  return currency === 'INR' || rate !== null
    ? null
    : `There is no customs rate for ${currency} on ${dayText}. Add it under Customs rates first.`;
}
