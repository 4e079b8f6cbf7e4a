/** What paying later adds to an order: a load on the money that is lent, for the days beyond those in the rate. */
import { type CreditPeriodDays, creditLoadBasisPoints } from '#domain/account/choices/credit-period.ts';
import { type CreditInput, creditNeeded, instalmentsWithin } from '#domain/payments/plan/payment-plan.ts';
import { type Money, percentOf } from '#domain/shared/money.ts';

/**
 * `total` is what the order costs without credit: of it only the part after advance and account credit is lent. A quote
 * may already carry some credit in its rate: only the days beyond it cost more, and fewer do not cost less.
 */
export function creditCost(total: Money, lending: CreditInput, daysInRate: CreditPeriodDays): Money {
  const lent = creditNeeded(instalmentsWithin(total, lending), total.currency);
  const extra = creditLoadBasisPoints(lending.plan.creditDays) - creditLoadBasisPoints(daysInRate);
  return percentOf(lent, extra > 0n ? extra : 0n);
}
