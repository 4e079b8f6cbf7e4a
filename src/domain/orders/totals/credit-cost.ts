/** What paying later adds to an order, shown beside every choice before one is made. */
import {
  type CreditPeriodDays,
  creditLoadBasisPoints,
  creditPeriodsFor,
} from '#domain/account/choices/credit-period.ts';
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Money, percentOf } from '#domain/shared/money.ts';

/** A quote may already carry some credit in its rate: only the days beyond it cost more, and fewer do not cost less. */
export function creditCost(amount: Money, days: CreditPeriodDays, daysInRate: CreditPeriodDays): Money {
  const extra = creditLoadBasisPoints(days) - creditLoadBasisPoints(daysInRate);
  return percentOf(amount, extra > 0n ? extra : 0n);
}

export type CreditChoice = { readonly days: CreditPeriodDays; readonly cost: Money; readonly text: string };

/** `sellerClass` is that of whoever writes the invoice; a micro or small mill may wait 45 days at most. */
export function creditChoices(
  fabricCost: Money,
  daysInRate: CreditPeriodDays,
  sellerClass: MsmeClass | null,
): CreditChoice[] {
  return creditPeriodsFor(sellerClass).map((days) => {
    const cost = creditCost(fabricCost, days, daysInRate);
    const price = cost.minor === 0n ? 'no extra cost' : `${formatMoney(cost)} more`;
    return { days, cost, text: days === 0 ? `Pay now: ${price}` : `${days} days: ${price}` };
  });
}
