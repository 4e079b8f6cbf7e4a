import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { compareMoney, type Money } from '#domain/shared/money.ts';

export type CreditTerms = { readonly limit: Money; readonly creditDays: CreditPeriodDays };

/** A higher limit, or a longer period for one that there is; less is always one person's to decide. */
export function isMoreCredit(before: CreditTerms, after: CreditTerms): boolean {
  if (after.limit.minor === 0n) return false;
  return compareMoney(after.limit, before.limit) > 0 || after.creditDays > before.creditDays;
}
